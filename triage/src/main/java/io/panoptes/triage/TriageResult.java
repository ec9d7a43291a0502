package io.panoptes.triage;

import java.util.Optional;

/** What became of a suspect. */
public sealed interface TriageResult {

    /** A new finding, in this folder below the campaign's. */
    record Reported(String finding, String folder) implements TriageResult {}

    /** The bug of a finding that is already there. */
    record Repeated(String finding) implements TriageResult {}

    /** A bug of the baseline: it is counted, not reported. */
    record Known(String bug) implements TriageResult {}

    /** No finding: it did not show again on a fresh instance, for example. */
    record Dismissed(String reason) implements TriageResult {}

    /** The finding that the suspect belongs to. */
    default Optional<String> findingId() {
        return switch (this) {
            case Reported(var finding, var ignored) -> Optional.of(finding);
            case Repeated(var finding) -> Optional.of(finding);
            case Known ignored -> Optional.empty();
            case Dismissed ignored -> Optional.empty();
        };
    }
}
