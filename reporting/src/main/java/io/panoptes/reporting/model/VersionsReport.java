package io.panoptes.reporting.model;

import io.panoptes.triage.finding.VersionResult;
import io.panoptes.triage.finding.VersionTable;
import java.util.List;
import java.util.Optional;

/** On which releases a finding shows, oldest first. */
public record VersionsReport(List<Tried> tried, Optional<String> introducedIn, Optional<String> fixedIn) {
    public static final VersionsReport NONE = new VersionsReport(List.of(), Optional.empty(), Optional.empty());

    /** @param shows {@code yes}, {@code no}, or {@code not applicable} */
    public record Tried(String version, String shows) {}

    public VersionsReport {
        tried = List.copyOf(tried);
    }

    static VersionsReport of(VersionTable versions) {
        return new VersionsReport(
                versions.results().stream()
                        .map(result -> new Tried(result.version(), words(result.shows())))
                        .toList(),
                versions.introducedIn(),
                versions.fixedIn());
    }

    private static String words(VersionResult.Shows shows) {
        return switch (shows) {
            case YES -> "yes";
            case NO -> "no";
            case NOT_APPLICABLE -> "not applicable";
        };
    }

    /** In a line; empty where no version was tried. */
    public String inWords() {
        return introducedIn
                .map(first -> fixedIn.map(fixed -> "introduced in %s, fixed in %s".formatted(first, fixed))
                        .orElse("introduced in " + first))
                .or(() -> fixedIn.map(fixed -> "fixed in " + fixed))
                .orElse("");
    }
}
