package io.panoptes.instantiation.campaign;

import java.util.Optional;

/** What became of a candidate. */
public sealed interface Settlement {

    /** A new finding, in this folder below the campaign's. */
    record Reported(String finding, String folder) implements Settlement {}

    /** The bug of a finding that is already there. */
    record Repeated(String finding) implements Settlement {}

    /** No finding: it did not show again on a fresh instance, for example. */
    record Dismissed(String reason) implements Settlement {}

    /** The finding that the candidate belongs to. */
    default Optional<String> findingId() {
        return switch (this) {
            case Reported(var finding, var ignored) -> Optional.of(finding);
            case Repeated(var finding) -> Optional.of(finding);
            case Dismissed ignored -> Optional.empty();
        };
    }
}
