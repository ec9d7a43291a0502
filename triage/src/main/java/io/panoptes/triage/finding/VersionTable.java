package io.panoptes.triage.finding;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.Version;
import io.panoptes.triage.finding.VersionResult.Shows;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * On which versions a finding shows, oldest first.
 *
 * @param introducedIn the first version that shows it, where the one before it is known not to
 * @param fixedIn the first version after the target that does not show it, where the one before it is known to
 */
public record VersionTable(List<VersionResult> results, Optional<String> introducedIn, Optional<String> fixedIn) {
    public VersionTable {
        results = List.copyOf(results);
    }

    public static final VersionTable NOT_TRIED = new VersionTable(List.of(), Optional.empty(), Optional.empty());

    /** What was tried, and no more: where it came and went is not said. */
    public static VersionTable of(Map<String, Shows> tried) {
        return new VersionTable(
                tried.entrySet().stream()
                        .sorted(Comparator.comparing(entry -> new Version(entry.getKey())))
                        .map(entry -> new VersionResult(entry.getKey(), entry.getValue()))
                        .toList(),
                Optional.empty(),
                Optional.empty());
    }

    /** What a target is called in the table: a release by its version, what is none so that it can't be taken for one. */
    public static String nameOf(Target target) {
        return target.isRelease() ? target.version() : target.version() + " (the build tested)";
    }

    public Optional<Shows> on(String version) {
        return results.stream()
                .filter(result -> result.version().equals(version))
                .map(VersionResult::shows)
                .findFirst();
    }
}
