package io.panoptes.instantiation.hazard;

import io.panoptes.dbms.Hazard;
import io.panoptes.sql.ast.Expression;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * State that outlives a query: a setting that is not taken back, a function that changes the database. An instance has one
 * session, and whoever runs it discards it after an error that may leave it dirty.
 */
record SharedStateGuard() implements HazardGuard {
    private static final Set<String> CHANGING = Set.of("NEXTVAL", "SETVAL", "SET_CONFIG", "SETSEED", "LOAD_EXTENSION");

    @Override
    public Hazard hazard() {
        return Hazard.SHARED_STATE;
    }

    @Override
    public Optional<String> objectionToCase(GuardedCase candidate) {
        boolean left = candidate.variations().stream()
                .anyMatch(variation ->
                        !variation.set().isEmpty() && variation.undo().isEmpty());
        if (left) {
            return Optional.of("a setting is not taken back");
        }
        return Nodes.firstIn(
                candidate.concrete(),
                nodes -> nodes.all(Expression.Function.class)
                        .map(Expression.Function::name)
                        .filter(name -> CHANGING.contains(name.toUpperCase(Locale.ROOT))));
    }
}
