package io.panoptes.instantiation.rediscovery;

import io.panoptes.dbms.Adapter;
import io.panoptes.dbms.Adapters;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.instantiation.finding.Finding;
import io.panoptes.instantiation.finding.VersionResult.Shows;
import io.panoptes.instantiation.triage.VersionProbe;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Runs a campaign per version and says which known bugs were found again, and which findings are none of them. */
public final class Rediscovery {
    private final CampaignRunner campaigns;
    private final VersionProbe probe;
    private final Consumer<String> lines;

    /** @param lines is told what happens, for people */
    public Rediscovery(CampaignRunner campaigns, VersionProbe probe, Consumer<String> lines) {
        this.campaigns = campaigns;
        this.probe = probe;
        this.lines = lines;
    }

    /** A row for each bug, and the findings that are none of them. */
    public record Result(List<BugRow> rows, List<TimedFinding> unmatched) {}

    public Result run(List<KnownBug> bugs) {
        Map<String, BugRow> rows = new LinkedHashMap<>();
        List<TimedFinding> unmatched = new ArrayList<>();
        Set<String> here = Adapters.ALL.stream().map(Adapter::name).collect(Collectors.toSet());
        bugs.stream()
                .filter(bug -> !here.contains(bug.dbms()))
                .forEach(bug -> rows.put(bug.id(), BugRow.notRunnable(bug, bug.dbms() + " can't be run here")));
        Map<String, List<KnownBug>> byDbms = bugs.stream()
                .filter(bug -> here.contains(bug.dbms()))
                .collect(Collectors.groupingBy(KnownBug::dbms, TreeMap::new, Collectors.toList()));
        byDbms.forEach((dbms, known) -> {
            Map<String, String> chosen = VersionChoice.of(known);
            chosen.values().stream()
                    .distinct()
                    .forEach(version -> runVersion(dbms, version, known, chosen, rows, unmatched));
        });
        return new Result(
                bugs.stream()
                        .map(bug -> rows.getOrDefault(bug.id(), BugRow.notRunnable(bug, "no version was tested")))
                        .toList(),
                unmatched);
    }

    private void runVersion(
            String dbms,
            String version,
            List<KnownBug> known,
            Map<String, String> chosen,
            Map<String, BugRow> rows,
            List<TimedFinding> unmatched) {
        List<KnownBug> sought = known.stream()
                .filter(bug -> version.equals(chosen.get(bug.id())))
                .toList();
        List<KnownBug> there =
                known.stream().filter(bug -> bug.buggy().contains(version)).toList();
        lines.accept("%s:%s, for %s"
                .formatted(dbms, version, sought.stream().map(KnownBug::id).collect(Collectors.joining(", "))));
        List<TimedFinding> findings;
        try {
            findings = campaigns.run(new Target(dbms, version, Optional.empty()));
        } catch (TargetException unavailable) {
            lines.accept("  " + unavailable.getMessage());
            sought.forEach(
                    bug -> rows.put(bug.id(), BugRow.notRunnable(bug, String.valueOf(unavailable.getMessage()))));
            return;
        }
        Map<String, TimedFinding> matches = match(dbms, findings, there, unmatched);
        sought.forEach(bug -> rows.putIfAbsent(bug.id(), BugRow.missed(bug, version)));
        matches.forEach((id, timed) -> rows.compute(
                id,
                (key, row) -> row != null && row.found()
                        ? row
                        : new BugRow(id, version, true, timed.folder(), timed.millis(), "")));
    }

    private Map<String, TimedFinding> match(
            String dbms, List<TimedFinding> findings, List<KnownBug> there, List<TimedFinding> unmatched) {
        List<Finding> plain = findings.stream().map(TimedFinding::finding).toList();
        List<Map<String, Shows>> shows = new VersionTrial(probe, dbms).of(plain, there);
        Map<String, TimedFinding> matches = new HashMap<>();
        for (int i = 0; i < findings.size(); i++) {
            TimedFinding timed = findings.get(i);
            Optional<KnownBug> bug =
                    BugMatch.of(shows.get(i), timed.finding().signature().features(), there);
            lines.accept("  %s: %s"
                    .formatted(
                            bug.map(KnownBug::id).orElse("none of the known bugs"),
                            timed.finding().title()));
            if (bug.isPresent()) {
                matches.merge(bug.get().id(), timed, (first, later) -> first);
            } else {
                unmatched.add(timed);
            }
        }
        return matches;
    }
}
