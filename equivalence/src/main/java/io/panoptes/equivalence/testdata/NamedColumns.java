package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.AggregateCall;
import io.panoptes.equivalence.algebra.Relation.AggregateFunction;
import io.panoptes.equivalence.algebra.Relation.JoinKind;
import io.panoptes.equivalence.algebra.Scalar;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What the columns of a query's operators are called: {@code orders.amount}, {@code COUNT(*)}. The algebra knows columns by position
 * only; a person knows them by the table that they come from.
 *
 * <p>Also, for every scalar expression of the query, the names of the row that it sees, nearest first.
 */
final class NamedColumns {
    private final Map<Scalar, List<List<String>>> rows = new IdentityHashMap<>();
    private final Map<Relation, List<List<String>>> inputs = new IdentityHashMap<>();
    /** For expressions of the same query read a second time; of two that are equal, the first. */
    private final Map<Scalar, List<List<String>>> equalRows = new HashMap<>();

    private final Map<Relation, List<List<String>>> equalInputs = new HashMap<>();

    private NamedColumns() {}

    static NamedColumns of(Relation query) {
        NamedColumns names = new NamedColumns();
        names.read(query, List.of());
        return names;
    }

    /** The rows that an expression of the query sees; empty for one that is not of it. */
    List<List<String>> rowsOf(Scalar scalar) {
        return rows.getOrDefault(scalar, equalRows.getOrDefault(scalar, List.of()));
    }

    /** The rows that the expressions of an operator see. */
    List<List<String>> rowsOf(Relation relation) {
        return inputs.getOrDefault(relation, equalInputs.getOrDefault(relation, List.of()));
    }

    private static List<List<String>> inside(List<String> row, List<List<String>> around) {
        List<List<String>> all = new ArrayList<>();
        all.add(row);
        all.addAll(around);
        return all;
    }

    /** The names of what comes out. */
    private List<String> read(Relation relation, List<List<String>> around) {
        return switch (relation) {
            case Relation.Scan(var table) ->
                table.columns().stream()
                        .map(column -> table.name() + "." + column.name())
                        .toList();
            case Relation.Values(var types, var lines) -> {
                lines.forEach(line -> line.forEach(scalar -> read(scalar, inside(List.of(), around))));
                yield IntStream.rangeClosed(1, types.size())
                        .mapToObj(number -> "value " + number)
                        .toList();
            }
            case Relation.Filter(Relation input, Scalar condition) -> {
                List<String> names = read(input, around);
                see(relation, List.of(condition), inside(names, around));
                yield names;
            }
            case Relation.Project(Relation input, List<Scalar> expressions) -> {
                List<List<String>> row = inside(read(input, around), around);
                see(relation, expressions, row);
                yield expressions.stream()
                        .map(expression -> NamedScalar.of(expression, row))
                        .toList();
            }
            case Relation.Join join -> join(join, around);
            case Relation.SetOperation(var kind, var all, Relation left, Relation right, var types) -> {
                List<String> names = read(left, around);
                read(right, around);
                keep(relation, inside(names, around));
                yield names;
            }
            case Relation.Distinct(Relation input) -> {
                List<String> names = read(input, around);
                keep(relation, inside(names, around));
                yield names;
            }
            case Relation.Aggregate aggregate -> aggregate(aggregate, around);
            case Relation.Window(Relation input, var calls) -> {
                List<String> names = new ArrayList<>(read(input, around));
                List<List<String>> row = inside(List.copyOf(names), around);
                keep(relation, row);
                for (Relation.WindowCall call : calls) {
                    call.arguments().forEach(scalar -> read(scalar, row));
                    call.partition().forEach(scalar -> read(scalar, row));
                    names.add(
                            call.function() == Relation.WindowFunction.OTHER
                                    ? call.name()
                                    : call.function().name() + " OVER (...)");
                }
                yield names;
            }
            case Relation.Sort(Relation input, var keys, long offset, var limit) -> {
                List<String> names = read(input, around);
                see(relation, keys.stream().map(key -> key.expression()).toList(), inside(names, around));
                yield names;
            }
        };
    }

    private List<String> join(Relation.Join join, List<List<String>> around) {
        List<String> left = read(join.left(), around);
        List<String> right = read(join.right(), join.lateral() ? inside(left, around) : around);
        List<String> both = new ArrayList<>(left);
        both.addAll(right);
        see(join, List.of(join.condition()), inside(both, around));
        return join.kind() == JoinKind.SEMI || join.kind() == JoinKind.ANTI ? left : both;
    }

    private List<String> aggregate(Relation.Aggregate aggregate, List<List<String>> around) {
        List<List<String>> row = inside(read(aggregate.input(), around), around);
        see(aggregate, aggregate.keys(), row);
        List<String> names = new ArrayList<>();
        aggregate.keys().forEach(key -> names.add(NamedScalar.of(key, row)));
        for (AggregateCall call : aggregate.aggregates()) {
            call.arguments().forEach(scalar -> read(scalar, row));
            call.filter().ifPresent(filter -> read(filter, row));
            names.add(text(call, row));
        }
        return names;
    }

    static String text(AggregateCall call, List<List<String>> row) {
        String name = switch (call.function()) {
            case OTHER -> call.name();
            case SUM0 -> "SUM";
            case COUNT, SUM, MIN, MAX, AVG, SINGLE_VALUE, ANY_VALUE, EVERY, SOME, GROUPING ->
                call.function().name();
        };
        String arguments = call.arguments().stream()
                .map(argument -> NamedScalar.of(argument, row))
                .collect(Collectors.joining(", "));
        boolean star = call.arguments().isEmpty() && call.function() == AggregateFunction.COUNT;
        return "%s(%s%s)".formatted(name, call.distinct() ? "DISTINCT " : "", star ? "*" : arguments);
    }

    private void keep(Relation relation, List<List<String>> row) {
        inputs.put(relation, row);
        equalInputs.putIfAbsent(relation, row);
    }

    private void see(Relation relation, List<Scalar> expressions, List<List<String>> row) {
        keep(relation, row);
        expressions.forEach(scalar -> read(scalar, row));
    }

    private void read(Scalar scalar, List<List<String>> row) {
        rows.put(scalar, row);
        equalRows.putIfAbsent(scalar, row);
        switch (scalar) {
            case Scalar.Column ignored -> {}
            case Scalar.Outer ignored -> {}
            case Scalar.Literal ignored -> {}
            case Scalar.Call call -> call.arguments().forEach(argument -> read(argument, row));
            case Scalar.Uninterpreted call -> call.arguments().forEach(argument -> read(argument, row));
            case Scalar.Case(var branches, Scalar otherwise, var type) -> {
                for (Scalar.When branch : branches) {
                    read(branch.condition(), row);
                    read(branch.result(), row);
                }
                read(otherwise, row);
            }
            case Scalar.Cast(Scalar operand, var type) -> read(operand, row);
            case Scalar.Exists(Relation relation) -> read(relation, row);
            case Scalar.In(var left, Relation relation) -> {
                left.forEach(one -> read(one, row));
                read(relation, row);
            }
            case Scalar.Quantified(Scalar left, var comparison, var all, Relation relation) -> {
                read(left, row);
                read(relation, row);
            }
            case Scalar.Subquery(Relation relation) -> read(relation, row);
        }
    }
}
