package io.panoptes.cli.ci;

import io.panoptes.reporting.FindingFolders;
import io.panoptes.triage.bisection.Boundary;
import io.panoptes.triage.bisection.Presence;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The outcome of a bisection in words.
 *
 * @param unit what was searched: release, build or commit
 */
record BoundaryText(String unit) {
    private static final String HEADING = "## Bisection";

    String of(Boundary boundary) {
        return switch (boundary) {
            case Boundary.FirstBad(var name) -> "first bad %s: %s".formatted(unit, name);
            case Boundary.FirstGood(var name) -> "first good %s: %s".formatted(unit, name);
            case Boundary.OneOf(var names) ->
                "it is one of these %ss, for those between can't be run:%n  %s"
                        .formatted(unit, String.join(System.lineSeparator() + "  ", names));
            case Boundary.NoChange(var everywhere) ->
                "the oldest and the newest %s %s: there is no change to find between them."
                        .formatted(unit, everywhere == Presence.SHOWS ? "both show it" : "both do not show it");
            case Boundary.UnknownEnd(var name) ->
                "%s can't be run, so it can't be an end of the search.%n  Choose another --good or --bad, or other --builds."
                        .formatted(name);
        };
    }

    /** Puts the outcome into the report of the finding, in place of an earlier one. */
    void append(Path finding, Boundary boundary) {
        Path report = finding.resolve(FindingFolders.REPORT);
        try {
            String text = Files.exists(report) ? Files.readString(report) : "";
            int earlier = text.indexOf(HEADING);
            String rest = earlier < 0 ? text : text.substring(0, earlier);
            Files.writeString(report, "%s%n%n%s%n%n%s%n".formatted(rest.stripTrailing(), HEADING, of(boundary)));
        } catch (IOException exception) {
            throw new UncheckedIOException(
                    "%s can't be written: %s".formatted(report, exception.getMessage()), exception);
        }
    }

    static String words(Presence presence) {
        return switch (presence) {
            case SHOWS -> "shows it";
            case GONE -> "does not show it";
            case UNKNOWN -> "can't run it";
        };
    }
}
