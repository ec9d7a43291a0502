package io.panoptes.campaign.ci;

import io.panoptes.campaign.Campaign;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.JournalException;
import io.panoptes.campaign.baseline.BaselineEntry;
import io.panoptes.campaign.ci.FindingLog.Found;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Targets;
import io.panoptes.triage.OpenTargets;
import io.panoptes.triage.TargetCaseWriter;
import io.panoptes.triage.finding.RecordedFinding;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Checks one build: the regressions, then a campaign with the time that is left. */
public final class BuildCheck {
    private static final Duration STATEMENT_LIMIT = Duration.ofSeconds(10);
    /** For the reports. */
    private static final Duration AT_THE_END = Duration.ofSeconds(2);
    /** For starting another build, and the findings on it. */
    private static final Duration FOR_THE_OTHER_BUILD = Duration.ofSeconds(8);
    /** Less than this is no time for a campaign. */
    private static final Duration LEAST_CAMPAIGN = Duration.ofSeconds(5);

    private static final String FIRST_CASE = "the first case";

    private final Targets targets;
    private final Target target;
    private final CampaignPlan plan;
    private final CiSettings settings;
    private final Deadline deadline;
    private final CampaignSource campaigns;
    private final CiListener listener;
    private final CommandLines lines;
    private final UntilDeadline until;
    private final AtomicReference<@Nullable Campaign> running = new AtomicReference<>();

    public BuildCheck(
            Targets targets,
            Target target,
            CampaignPlan plan,
            CiSettings settings,
            Deadline deadline,
            CampaignSource campaigns,
            CiListener listener) {
        this.targets = targets;
        this.target = target;
        this.plan = plan;
        this.settings = settings;
        this.deadline = deadline;
        this.campaigns = campaigns;
        this.listener = listener;
        this.lines = new CommandLines(target);
        this.until = new UntilDeadline(deadline);
    }

    /** Ends the run soon, with everything that was found so far. */
    public void stop() {
        deadline.stop();
        Campaign campaign = running.get();
        if (campaign != null) {
            campaign.stop();
        }
    }

    /** Runs all of it; what goes wrong on the way is part of the outcome. */
    public CiOutcome run() {
        Optional<Optional<String>> start = until.call("start", this::doesNotStart);
        if (start.isEmpty()) {
            return outcome(withNotReached(List.of()), early("the build had started"));
        }
        Optional<String> dead = start.get();
        if (dead.isPresent()) {
            return outcome(List.of(), CampaignOutcome.NONE, BaselineOutcome.NONE, new Ending.CouldNotRun(dead.get()));
        }
        Replayed kept = replay();
        if (deadline.isOver()) {
            return outcome(kept, early(kept.notReached() ? "the regressions were through" : FIRST_CASE));
        }
        if (timeForTheCampaign().compareTo(LEAST_CAMPAIGN) < 0) {
            return outcome(kept, new Ending.EndedEarly("no time was left for a campaign; give it more with --time"));
        }
        return campaign(kept);
    }

    /** What came of the kept findings and of the known bugs. */
    private record Replayed(List<Regression> regressions, Map<BaselineEntry, BaselineRun.State> known) {
        boolean notReached() {
            return regressions.stream().anyMatch(one -> one.state() == Regression.State.NOT_REACHED);
        }
    }

    /** Without a campaign. */
    private CiOutcome outcome(Replayed kept, Ending ending) {
        return outcome(kept.regressions(), CampaignOutcome.NONE, BaselineRun.outcome(kept.known(), Map.of()), ending);
    }

    /** Why the build is nothing to run anything on. */
    private Optional<String> doesNotStart() {
        try {
            targets.open(target).close();
            return Optional.empty();
        } catch (TargetException dead) {
            return Optional.of(String.valueOf(dead.getMessage()));
        }
    }

    /**
     * Runs regressions and known bugs. A statement has its limit, but a server that is asked for a new database may not answer: what did not
     * come back in time was not reached.
     */
    private Replayed replay() {
        RegressionLog log = new RegressionLog(listener);
        Optional<Map<BaselineEntry, BaselineRun.State>> known = until.call("regressions", () -> {
            try (OpenTargets open = new OpenTargets(targets, STATEMENT_LIMIT)) {
                regressions(open, regression -> log.take(notNew(regression, open)));
                return knownBugs(open);
            }
        });
        List<Regression> judged = log.close();
        return known.map(states -> new Replayed(judged, states)).orElseGet(() -> withNotReached(judged));
    }

    /** With those whose turn did not come, or that did not come back; to be called behind the deadline, when none is run. */
    private Replayed withNotReached(List<Regression> judged) {
        Set<Path> folders = judged.stream().map(Regression::folder).collect(Collectors.toSet());
        List<Regression> all = new ArrayList<>(judged);
        try (OpenTargets none = new OpenTargets(targets, STATEMENT_LIMIT)) {
            regressions(none, regression -> {
                if (!folders.contains(regression.folder())) {
                    all.add(regression);
                    listener.regression(regression);
                }
            });
            return new Replayed(all, knownBugs(none));
        }
    }

    private Map<BaselineEntry, BaselineRun.State> knownBugs(OpenTargets open) {
        return new BaselineRun(target, open, TargetCaseWriter::new, deadline).run(settings.baseline());
    }

    private void regressions(OpenTargets open, Consumer<Regression> each) {
        new RegressionRun(target, open, TargetCaseWriter::new, deadline, lines)
                .run(settings.regressions(), plan.shard(), each);
    }

    /** What is back again on both builds, was back before. */
    private Regression notNew(Regression regression, OpenTargets open) {
        boolean before = regression.state() == Regression.State.BACK_AGAIN
                && settings.since()
                        .filter(other -> regression
                                .finding()
                                .filter(new OtherBuild(other, open, TargetCaseWriter::new)::shows)
                                .isPresent())
                        .isPresent();
        return before
                ? regression.with(Regression.State.STILL_THERE, "it is back again on the other build as well")
                : regression;
    }

    private Duration timeForTheCampaign() {
        return deadline.remaining()
                .minus(AT_THE_END)
                .minus(settings.since().isPresent() ? FOR_THE_OTHER_BUILD : Duration.ZERO);
    }

    private CiOutcome campaign(Replayed kept) {
        FindingLog found = new FindingLog();
        Optional<Campaign> begun;
        try {
            begun = until.call(
                    "campaign",
                    () -> campaigns.open(plan, timeForTheCampaign(), event -> {
                        found.take(event);
                        listener.campaign(event);
                    }));
        } catch (TargetException dead) {
            return outcome(
                    kept,
                    deadline.isStopped()
                            ? early(FIRST_CASE)
                            : new Ending.CouldNotRun(String.valueOf(dead.getMessage())));
        }
        if (begun.isEmpty()) {
            return outcome(kept, early(FIRST_CASE));
        }
        Campaign campaign = begun.get();
        running.set(campaign);
        if (deadline.isStopped()) {
            campaign.stop();
        }
        Ending ending = run(campaign);
        return outcome(
                kept.regressions(), outcome(campaign, found), BaselineRun.outcome(kept.known(), found.known()), ending);
    }

    private Ending run(Campaign campaign) {
        try {
            campaign.run();
            if (deadline.isStopped() || campaign.progress().cases() == 0) {
                return early(FIRST_CASE);
            }
            return campaign.stalled().<Ending>map(Ending.EndedEarly::new).orElseGet(Ending.Completed::new);
        } catch (TargetException | IllegalStateException lost) {
            return campaign.progress().cases() == 0
                    ? new Ending.CouldNotRun(String.valueOf(lost.getMessage()))
                    : new Ending.EndedEarly(String.valueOf(lost.getMessage()));
        } catch (JournalException | UncheckedIOException noDisk) {
            return new Ending.EndedEarly(String.valueOf(noDisk.getMessage()));
        }
    }

    /** @param what the time was too short for */
    private Ending early(String what) {
        return new Ending.EndedEarly(
                deadline.isStopped()
                        ? "it was stopped by a signal"
                        : "the time was up before %s; give it more with --time".formatted(what));
    }

    private CampaignOutcome outcome(Campaign campaign, FindingLog found) {
        Map<Boolean, List<ReportedFinding>> before = before(found);
        return new CampaignOutcome(
                before.getOrDefault(false, List.of()),
                before.getOrDefault(true, List.of()),
                campaign.open().stream()
                        .map(suspect -> Untriaged.of(suspect, settings.folder()))
                        .toList(),
                campaign.floods().stream()
                        .map(flood -> flood.with(found.findingOf(flood.example())))
                        .toList(),
                Optional.of(campaign.progress()));
    }

    /** The findings by whether the other build shows them as well; those that it does not answer in time are new. */
    private Map<Boolean, List<ReportedFinding>> before(FindingLog found) {
        Set<Found> before = ConcurrentHashMap.newKeySet();
        settings.since()
                .ifPresent(other -> new UntilDeadline(forTheOtherBuild()).run("other build", () -> {
                    try (OpenTargets open = new OpenTargets(targets, STATEMENT_LIMIT)) {
                        OtherBuild build = new OtherBuild(other, open, TargetCaseWriter::new);
                        found.found().stream()
                                .filter(one -> build.shows(RecordedFinding.of(one.finding())))
                                .forEach(before::add);
                    }
                }));
        return found.found().stream()
                .collect(Collectors.partitioningBy(
                        before::contains, Collectors.mapping(this::reported, Collectors.toList())));
    }

    /** What was found late, or before a signal, is compared too. */
    private Deadline forTheOtherBuild() {
        Duration left = deadline.isStopped() ? Duration.ZERO : deadline.remaining();
        return new Deadline(System.nanoTime(), left.compareTo(FOR_THE_OTHER_BUILD) > 0 ? left : FOR_THE_OTHER_BUILD);
    }

    private ReportedFinding reported(Found found) {
        return new ReportedFinding(
                found.finding(), found.folder(), lines.replay(settings.folder().resolve(found.folder())));
    }

    private CiOutcome outcome(
            List<Regression> regressions, CampaignOutcome campaign, BaselineOutcome baseline, Ending ending) {
        return new CiOutcome(
                new CiRun(
                        settings.panoptes(),
                        target.toString(),
                        target.jar(),
                        plan.seed(),
                        settings.folder(),
                        settings.command(),
                        settings.started(),
                        deadline.budget(),
                        deadline.elapsed()),
                regressions,
                campaign,
                baseline,
                ending);
    }
}
