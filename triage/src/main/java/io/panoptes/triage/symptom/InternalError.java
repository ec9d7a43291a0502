package io.panoptes.triage.symptom;

import java.util.Optional;
import java.util.Set;

/** An error by which the target says that the fault is its own. */
public record InternalError(Place place, String statement, String message) implements Breakage {
    @Override
    public SymptomKind kind() {
        return SymptomKind.INTERNAL_ERROR;
    }

    /**
     * The process lives on. Where the database is unusable from then on, what was made can't be dropped, and the next case gets
     * a fresh one.
     */
    @Override
    public boolean breaksInstance() {
        return false;
    }

    @Override
    public String title(Optional<Place> wrong, Set<String> features) {
        return firstLine();
    }
}
