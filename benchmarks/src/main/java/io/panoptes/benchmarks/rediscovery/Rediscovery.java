package io.panoptes.benchmarks.rediscovery;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.triage.OpenTargets;
import io.panoptes.triage.finding.FindingStore;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Runs a campaign per version and says which known bugs were found again, and which findings are none of them. */
public final class Rediscovery {
    private static final Duration STATEMENT_LIMIT = Duration.ofSeconds(10);

    private final Targets targets;
    private final SuspectCampaigns campaigns;
    private final Function<Target, FindingStore> stores;
    private final OutcomeLog log;
    private final Consumer<String> lines;
    private final BooleanSupplier stopped;

    /**
     * @param folder where the versions that are done are noted; what is noted there already is not done again
     * @param lines is told what happens, for people
     * @param stopped whether to come to an end, with what there is
     */
    public Rediscovery(
            Targets targets,
            SuspectCampaigns campaigns,
            Function<Target, FindingStore> stores,
            Path folder,
            Consumer<String> lines,
            BooleanSupplier stopped) {
        this.targets = targets;
        this.campaigns = campaigns;
        this.stores = stores;
        this.log = OutcomeLog.in(folder);
        this.lines = lines;
        this.stopped = stopped;
    }

    /** A row for each bug, and the findings that are none of them. */
    public record Result(List<BugRow> rows, List<UnlistedBug> unlisted) {
        public Result {
            rows = List.copyOf(rows);
            unlisted = List.copyOf(unlisted);
        }
    }

    /** One campaign to run. */
    private record Errand(Target target, List<KnownBug> sought, List<KnownBug> there) {}

    /** @param after is given the result so far after each version */
    public Result run(List<KnownBug> bugs, Duration each, Consumer<Result> after) {
        List<VersionOutcome> outcomes = new ArrayList<>(log.read());
        Map<String, String> unavailable = new LinkedHashMap<>();
        List<Errand> errands = errands(bugs);
        Map<String, Duration> shares = TimeShare.of(
                errands.stream()
                        .collect(Collectors.toMap(
                                errand -> errand.target().toString(),
                                errand -> errand.sought().size())),
                each);
        int done = 0;
        for (Errand errand : errands) {
            done++;
            if (stopped.getAsBoolean()) {
                break;
            }
            if (isDone(errand.target(), outcomes)) {
                continue;
            }
            Duration time = shares.getOrDefault(errand.target().toString(), each);
            lines.accept("[%d/%d] %s, %d s, for %s"
                    .formatted(done, errands.size(), errand.target(), time.toSeconds(), ids(errand.sought())));
            try {
                VersionOutcome outcome = rediscover(errand, time);
                if (!stopped.getAsBoolean()) {
                    log.add(outcome);
                }
                outcomes.add(outcome);
            } catch (TargetException notThere) {
                String reason = String.valueOf(notThere.getMessage());
                lines.accept("  " + reason);
                errand.sought().forEach(bug -> unavailable.put(bug.id(), reason));
            }
            after.accept(result(bugs, errands, outcomes, unavailable));
        }
        return result(bugs, errands, outcomes, unavailable);
    }

    private VersionOutcome rediscover(Errand errand, Duration time) {
        List<VersionSuspect> suspects = campaigns.run(errand.target(), time);
        try (OpenTargets open = new OpenTargets(targets, STATEMENT_LIMIT)) {
            return new VersionBugs(targets, open, errand.target(), stores.apply(errand.target()), lines, stopped)
                    .run(suspects, errand.there(), time);
        }
    }

    private static List<Errand> errands(List<KnownBug> bugs) {
        Map<String, List<KnownBug>> byDbms = bugs.stream()
                .filter(bug -> isRunnable(bug.dbms()))
                .collect(Collectors.groupingBy(KnownBug::dbms, TreeMap::new, Collectors.toList()));
        List<Errand> errands = new ArrayList<>();
        byDbms.forEach((dbms, known) -> {
            Map<String, String> chosen = VersionChoice.of(known);
            chosen.values().stream()
                    .distinct()
                    .forEach(version -> errands.add(new Errand(
                            new Target(dbms, version, Optional.empty()),
                            known.stream()
                                    .filter(bug -> version.equals(chosen.get(bug.id())))
                                    .toList(),
                            known.stream()
                                    .filter(bug -> bug.buggy().contains(version))
                                    .toList())));
        });
        return errands;
    }

    private static boolean isRunnable(String dbms) {
        return Adapters.ALL.stream().map(Adapter::name).anyMatch(dbms::equals);
    }

    private static boolean isDone(Target target, List<VersionOutcome> outcomes) {
        return outcomes.stream()
                .anyMatch(outcome -> outcome.dbms().equals(target.dbms())
                        && outcome.version().equals(target.version()));
    }

    private static Result result(
            List<KnownBug> bugs, List<Errand> errands, List<VersionOutcome> outcomes, Map<String, String> unavailable) {
        List<BugRow> rows = bugs.stream()
                .map(bug ->
                        row(bug, outcomes, BugRow::found).orElseGet(() -> missed(bug, errands, outcomes, unavailable)))
                .toList();
        return new Result(
                rows,
                outcomes.stream()
                        .flatMap(outcome -> outcome.unlisted().stream())
                        .toList());
    }

    private static BugRow missed(
            KnownBug bug, List<Errand> errands, List<VersionOutcome> outcomes, Map<String, String> unavailable) {
        if (!isRunnable(bug.dbms())) {
            return BugRow.notRunnable(bug, bug.dbms() + " can't be run here");
        }
        String reason = unavailable.get(bug.id());
        if (reason != null) {
            return BugRow.notRunnable(bug, reason);
        }
        Optional<Errand> errand =
                errands.stream().filter(one -> one.sought().contains(bug)).findFirst();
        if (errand.isEmpty()) {
            return BugRow.notRunnable(bug, "no version was tested");
        }
        // A bug may be there on several versions: what the one says that was chosen for it.
        String version = errand.get().target().version();
        return row(bug, outcomes, row -> row.version().equals(version))
                .orElseGet(() -> BugRow.notRunnable(bug, errand.get().target() + " was not reached"));
    }

    private static Optional<BugRow> row(KnownBug bug, List<VersionOutcome> outcomes, Predicate<BugRow> which) {
        return outcomes.stream()
                .flatMap(outcome -> outcome.rows().stream())
                .filter(row -> row.id().equals(bug.id()))
                .filter(which)
                .findFirst();
    }

    private static String ids(List<KnownBug> bugs) {
        Set<String> ids =
                bugs.stream().map(KnownBug::id).collect(Collectors.toCollection(java.util.LinkedHashSet::new));
        return ids.size() <= 6 ? String.join(", ", ids) : ids.size() + " bugs";
    }
}
