package io.panoptes.instantiation.hazard;

import io.panoptes.dbms.Hazard;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.value.Value;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Collations: where 'a' = 'A', DISTINCT may show either. No collation is named, and under one that folds case, text is of
 * one case only.
 */
record CollationGuard() implements HazardGuard {
    @Override
    public Hazard hazard() {
        return Hazard.COLLATION;
    }

    @Override
    public Optional<String> objectionToState(StateView state) {
        Optional<String> declared = state.columns()
                .filter(column -> namesCollation(column.typeName()))
                .map(column -> "column declared as " + column.typeName())
                .findFirst();
        return declared.isPresent() ? declared : upperCase(state.values());
    }

    @Override
    public Optional<String> objectionToCase(GuardedCase candidate) {
        Optional<String> upper = upperCase(candidate.values());
        return upper.isPresent() ? upper : Nodes.firstOf(candidate.concrete(), CollationGuard::objection);
    }

    private static Optional<String> upperCase(Stream<Value> values) {
        return values.filter(value ->
                        value instanceof Value.TextValue(var text) && !text.equals(text.toLowerCase(Locale.ROOT)))
                .map(value -> "text with upper-case letters: " + value)
                .findFirst();
    }

    private static Optional<String> objection(Expression expression) {
        return switch (expression) {
            case Expression.Template(var pieces, var ignored)
            when namesCollation(String.join(" ", pieces)) -> Optional.of("a collation is named: " + pieces);
            case Expression.Verbatim(var text)
            when namesCollation(text) -> Optional.of("a collation is named: " + text);
            case Expression.Function function
            when function.name().equalsIgnoreCase("UPPER") -> Optional.of("text with upper-case letters is made");
            default -> Optional.empty();
        };
    }

    private static boolean namesCollation(String text) {
        String upper = text.toUpperCase(Locale.ROOT);
        return upper.contains("COLLATE") || upper.contains("IGNORECASE") || upper.contains("CITEXT");
    }
}
