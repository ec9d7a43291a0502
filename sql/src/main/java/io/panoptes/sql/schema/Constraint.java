package io.panoptes.sql.schema;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.stream.Stream;

/** What must hold for the rows of a table. Columns are named as the table names them. */
public sealed interface Constraint {

    /** Whether it says something about this column of its own table, without regard to case. */
    default boolean mentions(String column) {
        return switch (this) {
            case PrimaryKey(var columns) -> contains(columns, column);
            case Unique(var columns) -> contains(columns, column);
            case ForeignKey(var columns, var target, var targetColumns) -> contains(columns, column);
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
    record ForeignKey(List<String> columns, String target, List<String> targetColumns) implements Constraint {
        public ForeignKey {
            columns = List.copyOf(columns);
            targetColumns = List.copyOf(targetColumns);
        }
    }

    /** The condition is not FALSE for any row: TRUE and NULL both pass. */
    record Check(Expression condition) implements Constraint {}

    /** Mined: the column is NULL or between the two bounds, both included. */
    record Range(String column, Value low, Value high) implements Constraint {}

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
