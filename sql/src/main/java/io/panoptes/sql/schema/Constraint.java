package io.panoptes.sql.schema;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What must hold for the rows of a table. Columns are named as the table names them. */
public sealed interface Constraint {

    /** Whether it says something about this column of its own table, without regard to case. */
    default boolean mentions(String column) {
        return switch (this) {
            case PrimaryKey(var columns) -> contains(columns, column);
            case Unique(var columns) -> contains(columns, column);
            case Reference reference -> contains(reference.columns(), column);
            case Check(var condition) -> contains(columnsOf(condition), column);
            case Range(var own, var low, var high) -> own.equalsIgnoreCase(column);
            case Categorical(var own, var values) -> own.equalsIgnoreCase(column);
            case FunctionalDependency(var determinants, var dependent) ->
                contains(determinants, column) || dependent.equalsIgnoreCase(column);
            case Ordering(var smaller, var larger) ->
                smaller.equalsIgnoreCase(column) || larger.equalsIgnoreCase(column);
        };
    }

    private static List<String> columnsOf(Expression condition) {
        return Trees.expressions(condition).stream()
                .flatMap(part -> part instanceof Expression.ColumnReference(var table, var name)
                        ? Stream.of(name)
                        : Stream.empty())
                .toList();
    }

    private static boolean contains(List<String> columns, String column) {
        return columns.stream().anyMatch(column::equalsIgnoreCase);
    }

    /** No two rows agree on these columns, and none of them is NULL. */
    record PrimaryKey(List<String> columns) implements Constraint {
        public PrimaryKey {
            columns = List.copyOf(columns);
        }
    }

    /** No two rows agree on these columns; a row with a NULL among them agrees with none. */
    record Unique(List<String> columns) implements Constraint {
        public Unique {
            columns = List.copyOf(columns);
        }
    }

    /** A row without a NULL among these columns has a partner in {@code target} with the same values. */
    sealed interface Reference extends Constraint {
        List<String> columns();

        String target();

        List<String> targetColumns();
    }

    /** A reference that the DBMS keeps; it wants a key behind the target's columns. */
    record ForeignKey(List<String> columns, String target, List<String> targetColumns) implements Reference {
        public ForeignKey {
            columns = List.copyOf(columns);
            targetColumns = List.copyOf(targetColumns);
        }
    }

    /** Mined: a reference that no DBMS keeps; several rows of the target may have the same values. */
    record InclusionDependency(List<String> columns, String target, List<String> targetColumns) implements Reference {
        public InclusionDependency {
            columns = List.copyOf(columns);
            targetColumns = List.copyOf(targetColumns);
            if (columns.isEmpty() || columns.size() != targetColumns.size()) {
                throw new IllegalArgumentException("an inclusion dependency of %d columns in %d of %s"
                        .formatted(columns.size(), targetColumns.size(), target));
            }
        }
    }

    /** The condition is not FALSE for any row: TRUE and NULL both pass. */
    record Check(Expression condition) implements Constraint {}

    /** Mined: the column is NULL or between the two bounds, both included; a bound that is absent excludes nothing. */
    record Range(String column, Optional<Value> low, Optional<Value> high) implements Constraint {
        public Range {
            if (low.isEmpty() && high.isEmpty()) {
                throw new IllegalArgumentException("a range of %s without a bound".formatted(column));
            }
        }

        public Range(String column, Value low, Value high) {
            this(column, Optional.of(low), Optional.of(high));
        }

        public List<Value> bounds() {
            return Stream.concat(low.stream(), high.stream()).toList();
        }

        /** As SQL says it; not FALSE for a row that keeps the range. */
        public Expression condition() {
            Expression own = new Expression.ColumnReference(Optional.empty(), column);
            if (low.isPresent() && high.isPresent()) {
                return new Expression.Between(
                        own, new Expression.Literal(low.get()), new Expression.Literal(high.get()), false);
            }
            return low.map(bound -> compare(Expression.BinaryOperator.GREATER_OR_EQUAL, own, bound))
                    .orElseGet(() -> compare(Expression.BinaryOperator.LESS_OR_EQUAL, own, high.orElseThrow()));
        }

        private static Expression compare(Expression.BinaryOperator operator, Expression own, Value bound) {
            return new Expression.Binary(operator, own, new Expression.Literal(bound));
        }
    }

    /** Mined: the column is NULL or one of the values. */
    record Categorical(String column, List<Value> values) implements Constraint {
        public Categorical {
            values = List.copyOf(values);
        }
    }

    /** Mined: two rows that agree on the determinants agree on the dependent, NULL counting as a value. */
    record FunctionalDependency(List<String> determinants, String dependent) implements Constraint {
        public FunctionalDependency {
            determinants = List.copyOf(determinants);
        }
    }

    /** Mined: {@code smaller <= larger} in every row that has a NULL in neither. */
    record Ordering(String smaller, String larger) implements Constraint {}
}
