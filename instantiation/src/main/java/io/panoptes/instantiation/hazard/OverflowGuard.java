package io.panoptes.instantiation.hazard;

import io.panoptes.corpus.Magnitude;
import io.panoptes.corpus.SnippetGenerator;
import io.panoptes.dbms.Hazard;
import io.panoptes.sql.ast.Expression;
import java.util.Optional;

/**
 * Overflow that changes the type: SQLite turns a whole number that is too large into an inexact one, so that
 * {@code (a + b) - b} is no longer a. Values and constants are small; what may grow too large all the same is dropped.
 */
record OverflowGuard() implements HazardGuard {
    /** Beyond it, a double no longer holds every whole number. */
    private static final long EXACT = 1L << 53;

    @Override
    public Hazard hazard() {
        return Hazard.OVERFLOW_CHANGES_TYPE;
    }

    @Override
    public Optional<String> objectionToCase(GuardedCase candidate) {
        var magnitude = new Magnitude(candidate.operations(), SnippetGenerator.LIMIT);
        return Nodes.firstIn(
                candidate.concrete(),
                nodes -> nodes.expressions()
                        .filter(expression -> expression instanceof Expression.Binary)
                        .filter(expression -> magnitude.of(expression) > EXACT)
                        .map(expression -> "may be larger than 2^53: " + expression));
    }
}
