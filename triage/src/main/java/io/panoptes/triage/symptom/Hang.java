package io.panoptes.triage.symptom;

import java.util.Optional;
import java.util.Set;

/**
 * A statement that does not end.
 *
 * @param message how long it was given, and what it did when it was stopped
 */
public record Hang(Place place, String statement, String message) implements Breakage {
    @Override
    public SymptomKind kind() {
        return SymptomKind.HANG;
    }

    /** Where a query that does not end was when it was stopped, is chance. */
    @Override
    public String manner() {
        return "%s of %s".formatted(kind(), isInSetup() ? "the setup" : "a query");
    }

    @Override
    public boolean isKnownBySignature() {
        return false;
    }

    @Override
    public boolean mayBeSlowness() {
        return true;
    }

    @Override
    public String title(Optional<Place> wrong, Set<String> features) {
        return "Query does not end";
    }
}
