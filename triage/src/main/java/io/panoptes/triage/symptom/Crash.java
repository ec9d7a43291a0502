package io.panoptes.triage.symptom;

import java.util.Optional;
import java.util.Set;

/**
 * The process of the target died, or was ended for what a sanitizer reported.
 *
 * @param message the report, the signal, the end of its log, or its stack
 */
public record Crash(Place place, String statement, String message) implements Breakage {
    @Override
    public SymptomKind kind() {
        return SymptomKind.CRASH;
    }

    @Override
    public boolean looksLikeStop() {
        return true;
    }

    @Override
    public String title(Optional<Place> wrong, Set<String> features) {
        return SanitizerReport.in(message).isPresent()
                ? "Crash: " + firstLine()
                : ErrorMessage.function(message)
                        .map(function -> "Crash in " + function)
                        .orElseGet(() -> "Crash: " + firstLine());
    }
}
