package io.panoptes.equivalence.front.dependency;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Whether rows of two queries that agree, where texts that differ in case are equal, have the same texts: from the same row of the same
 * table, or constants, of which no two differ in case only.
 */
public final class RowsOfOneTable {
    private int scans;

    private sealed interface Source {
        /** A column of a table, read by one of the scans of a query. */
        record Cell(int scan, Table table, int column) implements Source {
            boolean isLike(Cell other) {
                return table.equals(other.table) && column == other.column;
            }
        }

        record Constant() implements Source {}

        record Unknown() implements Source {}
    }

    private RowsOfOneTable() {}

    public static boolean give(Relation left, Relation right) {
        List<Source> one = new RowsOfOneTable().of(left);
        List<Source> other = new RowsOfOneTable().of(right);
        return IntStream.range(0, one.size())
                .filter(i -> isText(left.types().get(i)) || isText(right.types().get(i)))
                .allMatch(i -> same(one.get(i), other.get(i))
                        || one.get(i) instanceof Source.Cell first
                                && other.get(i) instanceof Source.Cell second
                                && first.isLike(second)
                                && hasKey(one, first, other, second));
    }

    private static boolean same(Source one, Source other) {
        return one instanceof Source.Constant && other instanceof Source.Constant;
    }

    /** Whether the key of the row stands at the same places of both. */
    private static boolean hasKey(List<Source> one, Source.Cell first, List<Source> other, Source.Cell second) {
        return first.table().constraints().stream()
                .flatMap(constraint ->
                        constraint instanceof Constraint.PrimaryKey key ? Stream.of(key.columns()) : Stream.empty())
                .anyMatch(columns -> columns.stream()
                        .map(name -> first.table().indexOf(name))
                        .allMatch(key ->
                                !isText(first.table().columns().get(key).type())
                                        && IntStream.range(0, one.size())
                                                .anyMatch(i -> one.get(i).equals(beside(first, key))
                                                        && other.get(i).equals(beside(second, key)))));
    }

    private static Source beside(Source.Cell cell, int column) {
        return new Source.Cell(cell.scan(), cell.table(), column);
    }

    private List<Source> of(Relation relation) {
        return switch (relation) {
            case Relation.Scan(Table table) -> {
                int scan = scans++;
                yield IntStream.range(0, table.columns().size())
                        .<Source>mapToObj(i -> new Source.Cell(scan, table, i))
                        .toList();
            }
            case Relation.Filter filter -> of(filter.input());
            case Relation.Project(Relation input, var expressions) -> {
                List<Source> row = of(input);
                yield expressions.stream()
                        .map(expression -> of(expression, row))
                        .toList();
            }
            case Relation.Join join -> {
                List<Source> columns = new ArrayList<>(of(join.left()));
                columns.addAll(of(join.right()));
                yield columns.subList(0, join.types().size());
            }
            case Relation.Sort sort -> of(sort.input());
            case Relation.Distinct(Relation input) -> distinct(input, of(input));
            case Relation.Aggregate(Relation input, var keys, var sets, var calls)
            when sets.size() == 1 -> {
                Relation project = new Relation.Project(input, keys);
                List<Source> columns = new ArrayList<>(distinct(project, of(project)));
                calls.forEach(call -> columns.add(new Source.Unknown()));
                yield columns;
            }
            case Relation.SetOperation(var kind, boolean all, Relation left, Relation right, var types) ->
                constants(of(left), of(right));
            case Relation.Aggregate ignored -> nothing(relation);
            case Relation.Values ignored -> nothing(relation);
            case Relation.Window ignored -> nothing(relation);
        };
    }

    private static Source of(Scalar scalar, List<Source> row) {
        return switch (scalar) {
            case Scalar.Column column -> row.get(column.index());
            case Scalar.Literal ignored -> new Source.Constant();
            default -> new Source.Unknown();
        };
    }

    private static List<Source> distinct(Relation input, List<Source> columns) {
        return DeterminedColumns.areSpelled(input) ? columns : constants(columns, columns);
    }

    /** What is a constant in both. */
    private static List<Source> constants(List<Source> one, List<Source> other) {
        return IntStream.range(0, one.size())
                .mapToObj(i -> same(one.get(i), other.get(i)) ? one.get(i) : new Source.Unknown())
                .toList();
    }

    private static List<Source> nothing(Relation relation) {
        return relation.types().stream()
                .<Source>map(type -> new Source.Unknown())
                .toList();
    }

    private static boolean isText(SqlType type) {
        return type instanceof SqlType.TextType;
    }
}
