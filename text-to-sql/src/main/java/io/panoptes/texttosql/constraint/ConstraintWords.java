package io.panoptes.texttosql.constraint;

import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Constraints in words, a line each. */
final class ConstraintWords {
    private static final int MOST_VALUES = 8;

    private ConstraintWords() {}

    static String of(TableConstraint constraint) {
        return constraint.table() + ": "
                + switch (constraint.statement()) {
                    case Statement.NotNull(String column) -> column + " is not NULL";
                    case Statement.Kept(Constraint kept) -> words(kept);
                };
    }

    private static String words(Constraint constraint) {
        return switch (constraint) {
            case Constraint.PrimaryKey(List<String> columns) -> list(columns) + " is the primary key";
            case Constraint.Unique(List<String> columns) -> list(columns) + " is unique";
            case Constraint.ForeignKey key -> reference(key) + " (foreign key)";
            case Constraint.InclusionDependency dependency -> reference(dependency);
            case Constraint.Check(var condition) -> SqlWriter.write(condition, Dialect.PORTABLE) + " is not false";
            case Constraint.Range(String column, Optional<Value> low, Optional<Value> high) ->
                "%s is %s".formatted(column, range(low, high));
            case Constraint.Categorical(String column, List<Value> values) ->
                "%s is one of %s%s"
                        .formatted(
                                column,
                                values.stream()
                                        .limit(MOST_VALUES)
                                        .map(ConstraintWords::text)
                                        .collect(Collectors.joining(", ")),
                                values.size() > MOST_VALUES
                                        ? " and %d more".formatted(values.size() - MOST_VALUES)
                                        : "");
            case Constraint.FunctionalDependency(List<String> determinants, String dependent) ->
                "%s determines %s".formatted(list(determinants), dependent);
            case Constraint.Ordering(String smaller, String larger) -> "%s <= %s".formatted(smaller, larger);
        };
    }

    private static String reference(Constraint.Reference reference) {
        return "%s is found in %s(%s)"
                .formatted(list(reference.columns()), reference.target(), list(reference.targetColumns()));
    }

    private static String range(Optional<Value> low, Optional<Value> high) {
        if (low.isPresent() && high.isPresent()) {
            return "between %s and %s".formatted(text(low.get()), text(high.get()));
        }
        return low.map(bound -> "at least " + text(bound)).orElseGet(() -> "at most " + text(high.orElseThrow()));
    }

    private static String text(Value value) {
        return TypedValue.number(value)
                .map(number -> number.stripTrailingZeros().toPlainString())
                .orElseGet(() -> SqlWriter.write(value, Dialect.PORTABLE));
    }

    private static String list(List<String> columns) {
        return String.join(", ", columns);
    }
}
