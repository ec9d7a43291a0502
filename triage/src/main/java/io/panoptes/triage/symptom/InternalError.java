package io.panoptes.triage.symptom;

import java.util.Optional;
import java.util.Set;

/** An error by which the target says that the fault is its own. */
public record InternalError(Place place, String statement, String message) implements Breakage {
    /** {@code General error} says nothing of the bug. */
    private static final int MOST_WORDS_THAT_SAY_LITTLE = 3;

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
        String line = firstLine();
        boolean saysLittle = line.split(" ").length <= MOST_WORDS_THAT_SAY_LITTLE;
        return saysLittle && !features.isEmpty() ? line + " with " + TitleText.constructs(features) : line;
    }
}
