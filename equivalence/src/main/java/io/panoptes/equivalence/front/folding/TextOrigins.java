package io.panoptes.equivalence.front.folding;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.AggregateCall;
import io.panoptes.equivalence.algebra.Relation.WindowCall;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Where the texts of a query's columns come from.
 *
 * <p>Where comparisons take no regard to case, {@code s = 'a'} doesn't make s and 'a' the same text. So two queries whose texts are from
 * different columns or constants may give texts that differ in case, though all that is compared is equal.
 */
public final class TextOrigins {
    /** Columns of the enclosing rows, the nearest first. */
    private final List<List<Set<Origin>>> enclosing;

    private sealed interface Origin {
        record OfColumn(String table, String column) implements Origin {}

        record OfConstant(Value value) implements Origin {}

        /** What a function makes of texts; MIN and MAX too, which choose among texts that differ in case only. */
        record Made(String function, List<Set<Origin>> arguments) implements Origin {}

        /** Of two sides: where texts differ in case only, that of the first stays. */
        record FirstOf(Set<Origin> left, Set<Origin> right) implements Origin {}
    }

    private TextOrigins(List<List<Set<Origin>>> enclosing) {
        this.enclosing = enclosing;
    }

    /** Whether the texts that both queries give come from the same columns and constants, column by column. */
    public static boolean agree(Relation left, Relation right) {
        TextOrigins origins = new TextOrigins(List.of());
        return origins.of(left).equals(origins.of(right));
    }

    private List<Set<Origin>> of(Relation relation) {
        return switch (relation) {
            case Relation.Scan(var table) ->
                table.columns().stream()
                        .map(column -> isText(column.type())
                                ? Set.<Origin>of(new Origin.OfColumn(table.name(), column.name()))
                                : Set.<Origin>of())
                        .toList();
            case Relation.Values(var types, var rows) ->
                IntStream.range(0, types.size())
                        .mapToObj(i -> union(rows.stream()
                                .map(row -> of(row.get(i), List.of()))
                                .toList()))
                        .toList();
            case Relation.Filter(var input, var ignored) -> of(input);
            case Relation.Project(var input, var expressions) -> {
                List<Set<Origin>> row = of(input);
                yield expressions.stream()
                        .map(expression -> of(expression, row))
                        .toList();
            }
            case Relation.Join join -> of(join);
            case Relation.SetOperation(var kind, var all, var left, var right, var ignored) ->
                kind == Relation.SetKind.UNION ? united(all, of(left), of(right)) : of(left);
            case Relation.Distinct(var input) -> of(input);
            case Relation.Aggregate(var input, var keys, var ignored, var calls) -> {
                List<Set<Origin>> row = of(input);
                List<Set<Origin>> columns = new ArrayList<>();
                keys.forEach(key -> columns.add(of(key, row)));
                calls.forEach(call -> columns.add(of(call, row)));
                yield columns;
            }
            case Relation.Window(var input, var calls) -> {
                List<Set<Origin>> columns = new ArrayList<>(of(input));
                List<Set<Origin>> row = List.copyOf(columns);
                calls.forEach(call -> columns.add(of(call, row)));
                yield columns;
            }
            case Relation.Sort sort -> of(sort.input());
        };
    }

    private List<Set<Origin>> of(Relation.Join join) {
        List<Set<Origin>> left = of(join.left());
        return switch (join.kind()) {
            case SEMI, ANTI -> left;
            case INNER, LEFT, RIGHT, FULL -> {
                List<Set<Origin>> columns = new ArrayList<>(left);
                columns.addAll(join.lateral() ? inside(left).of(join.right()) : of(join.right()));
                yield columns;
            }
        };
    }

    private static List<Set<Origin>> united(boolean all, List<Set<Origin>> left, List<Set<Origin>> right) {
        return IntStream.range(0, left.size())
                .mapToObj(i -> all || left.get(i).equals(right.get(i))
                        ? union(List.of(left.get(i), right.get(i)))
                        : Set.<Origin>of(new Origin.FirstOf(left.get(i), right.get(i))))
                .toList();
    }

    private Set<Origin> of(AggregateCall call, List<Set<Origin>> row) {
        return switch (call.function()) {
            case ANY_VALUE, SINGLE_VALUE -> of(call.arguments().getFirst(), row);
            case MIN, MAX, OTHER -> made(call.name(), call.arguments(), row);
            case COUNT, SUM, SUM0, AVG, EVERY, SOME, GROUPING -> Set.of();
        };
    }

    private Set<Origin> of(WindowCall call, List<Set<Origin>> row) {
        return switch (call.function()) {
            case LAG, LEAD, FIRST_VALUE, LAST_VALUE, NTH_VALUE, MIN, MAX, OTHER ->
                made(call.name(), call.arguments(), row);
            case ROW_NUMBER, RANK, DENSE_RANK, PERCENT_RANK, CUME_DIST, NTILE, COUNT, SUM, SUM0, AVG -> Set.of();
        };
    }

    private Set<Origin> of(Scalar scalar, List<Set<Origin>> row) {
        return switch (scalar) {
            case Scalar.Column column -> column.index() < row.size() ? row.get(column.index()) : Set.of();
            case Scalar.Outer outer ->
                outer.level() <= enclosing.size()
                        ? enclosing.get(outer.level() - 1).get(outer.index())
                        : Set.of();
            case Scalar.Literal(Value value, SqlType type) ->
                isText(type) && !value.isNull() ? Set.of(new Origin.OfConstant(value)) : Set.of();
            case Scalar.Call(var operator, var arguments, SqlType type) ->
                isText(type) ? made(operator.name(), arguments, row) : Set.of();
            case Scalar.Uninterpreted(String name, var arguments, var ignored) -> made(name, arguments, row);
            case Scalar.Case(var branches, var otherwise, var ignored) -> {
                List<Set<Origin>> results = new ArrayList<>();
                branches.forEach(branch -> results.add(of(branch.result(), row)));
                results.add(of(otherwise, row));
                yield union(results);
            }
            case Scalar.Cast(Scalar operand, var ignored) -> of(operand, row);
            case Scalar.Subquery(Relation relation) -> inside(row).of(relation).getFirst();
            case Scalar.Exists ignored -> Set.of();
            case Scalar.In ignored -> Set.of();
            case Scalar.Quantified ignored -> Set.of();
        };
    }

    /** Nothing where no argument is a text. */
    private Set<Origin> made(String function, List<Scalar> arguments, List<Set<Origin>> row) {
        List<Set<Origin>> origins =
                arguments.stream().map(argument -> of(argument, row)).toList();
        return origins.stream().allMatch(Set::isEmpty) ? Set.of() : Set.of(new Origin.Made(function, origins));
    }

    private TextOrigins inside(List<Set<Origin>> row) {
        List<List<Set<Origin>>> rows = new ArrayList<>();
        rows.add(row);
        rows.addAll(enclosing);
        return new TextOrigins(rows);
    }

    private static Set<Origin> union(List<Set<Origin>> sets) {
        Set<Origin> all = new HashSet<>();
        sets.forEach(all::addAll);
        return Set.copyOf(all);
    }

    private static boolean isText(SqlType type) {
        return type instanceof SqlType.TextType;
    }
}
