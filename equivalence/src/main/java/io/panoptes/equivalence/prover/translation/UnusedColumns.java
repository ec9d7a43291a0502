package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;

/**
 * {@code π_a(σ(LIMIT(x))) -> π_a(σ(LIMIT(π_used(x))))}, and the same for window functions: columns that nothing above looks at
 * are left out below. VisibleRows that tie in an order are then often equal, so that it does not matter which of them is taken.
 *
 * <p>Stays away from subqueries, which may look at any column of the row around them.
 */
final class UnusedColumns {
    private UnusedColumns() {}

    /** The relation with the same rows. */
    static Relation leftOut(Relation relation) {
        try {
            Relation narrow = switch (relation) {
                case Relation.Project project when isChosen(project.input()) -> kept(project, all(project));
                case Relation.Aggregate aggregate when isChosen(aggregate.input()) -> aggregate(aggregate);
                default -> relation;
            };
            return width(narrow) < width(relation) ? narrow : relation;
        } catch (LooksAround e) {
            return relation;
        }
    }

    /** How many columns the rows have among which an order chooses. */
    private static int width(Relation relation) {
        return switch (relation) {
            case Relation.Project(Relation input, var expressions) -> width(input);
            case Relation.Filter(Relation input, var condition) -> width(input);
            case Relation.Aggregate aggregate -> width(aggregate.input());
            case Relation.Window(Relation input, var calls) ->
                calls.size() + input.types().size() + width(input);
            case Relation.Sort sort -> sort.types().size() + width(sort.input());
            default -> 0;
        };
    }

    /** Whether the order of rows decides what comes out. */
    private static boolean isChosen(Relation relation) {
        return switch (relation) {
            case Relation.Project(Relation input, var expressions) -> isChosen(input);
            case Relation.Filter(Relation input, var condition) -> isChosen(input);
            case Relation.Window ignored -> true;
            case Relation.Sort sort -> isLimited(sort) || isChosen(sort.input());
            default -> false;
        };
    }

    private static boolean isLimited(Relation.Sort sort) {
        return sort.offset() > 0 || sort.limit().isPresent();
    }

    private static SortedSet<Integer> all(Relation relation) {
        SortedSet<Integer> columns = new TreeSet<>();
        for (int i = 0; i < relation.types().size(); i++) {
            columns.add(i);
        }
        return columns;
    }

    private static Relation aggregate(Relation.Aggregate aggregate) {
        SortedSet<Integer> used = new TreeSet<>();
        aggregate.keys().forEach(key -> collect(key, used));
        for (Relation.AggregateCall call : aggregate.aggregates()) {
            call.arguments().forEach(argument -> collect(argument, used));
            call.filter().ifPresent(filter -> collect(filter, used));
            call.order().forEach(key -> collect(key.expression(), used));
        }
        IntUnaryOperator moved = moved(used);
        return new Relation.Aggregate(
                kept(aggregate.input(), used),
                moved(aggregate.keys(), moved),
                aggregate.groupingSets(),
                aggregate.aggregates().stream()
                        .map(call -> new Relation.AggregateCall(
                                call.function(),
                                call.name(),
                                moved(call.arguments(), moved),
                                call.distinct(),
                                call.filter().map(filter -> moved(filter, moved)),
                                keys(call.order(), moved),
                                call.type()))
                        .toList());
    }

    /** The relation with these columns only. */
    private static Relation kept(Relation relation, SortedSet<Integer> columns) {
        return switch (relation) {
            case Relation.Project(Relation input, List<Scalar> expressions) -> {
                List<Scalar> chosen = columns.stream().map(expressions::get).toList();
                SortedSet<Integer> used = new TreeSet<>();
                chosen.forEach(expression -> collect(expression, used));
                yield new Relation.Project(kept(input, used), moved(chosen, moved(used)));
            }
            case Relation.Filter(Relation input, Scalar condition) -> {
                SortedSet<Integer> used = new TreeSet<>(columns);
                collect(condition, used);
                Relation filtered = new Relation.Filter(kept(input, used), moved(condition, moved(used)));
                yield projected(filtered, columns, used);
            }
            case Relation.Sort sort -> {
                // Where nothing of a row is seen, all rows are equal, whatever their order.
                List<Relation.SortKey> order = columns.isEmpty() ? List.of() : sort.keys();
                SortedSet<Integer> used = new TreeSet<>(columns);
                order.forEach(key -> collect(key.expression(), used));
                Relation sorted = new Relation.Sort(
                        kept(sort.input(), used), keys(order, moved(used)), sort.offset(), sort.limit());
                yield projected(sorted, columns, used);
            }
            case Relation.Window window -> window(window, columns);
            default -> projected(relation, columns, all(relation));
        };
    }

    private static Relation window(Relation.Window window, SortedSet<Integer> columns) {
        int width = window.input().types().size();
        SortedSet<Integer> used = new TreeSet<>(columns.headSet(width));
        List<Relation.WindowCall> calls = columns.tailSet(width).stream()
                .map(i -> window.calls().get(i - width))
                .toList();
        for (Relation.WindowCall call : calls) {
            call.arguments().forEach(argument -> collect(argument, used));
            call.partition().forEach(term -> collect(term, used));
            call.order().forEach(key -> collect(key.expression(), used));
        }
        IntUnaryOperator moved = moved(used);
        Relation narrow = new Relation.Window(
                kept(window.input(), used),
                calls.stream()
                        .map(call -> new Relation.WindowCall(
                                call.function(),
                                call.name(),
                                moved(call.arguments(), moved),
                                call.distinct(),
                                moved(call.partition(), moved),
                                keys(call.order(), moved),
                                call.frame(),
                                call.type()))
                        .toList());
        SortedSet<Integer> there = new TreeSet<>(used);
        there.addAll(columns.tailSet(width));
        return projected(narrow, columns, there);
    }

    /** Some of the columns that are there; the relation has these, in order. */
    private static Relation projected(Relation relation, SortedSet<Integer> columns, SortedSet<Integer> there) {
        if (columns.equals(there)) {
            return relation;
        }
        IntUnaryOperator moved = moved(there);
        List<Scalar> expressions = new ArrayList<>();
        for (int column : columns) {
            int place = moved.applyAsInt(column);
            expressions.add(new Scalar.Column(place, relation.types().get(place)));
        }
        return new Relation.Project(relation, expressions);
    }

    private static IntUnaryOperator moved(SortedSet<Integer> used) {
        return index -> used.headSet(index).size();
    }

    private static List<Relation.SortKey> keys(List<Relation.SortKey> keys, IntUnaryOperator moved) {
        return keys.stream()
                .map(key -> new Relation.SortKey(moved(key.expression(), moved), key.descending(), key.nullsFirst()))
                .toList();
    }

    private static List<Scalar> moved(List<Scalar> scalars, IntUnaryOperator moved) {
        return scalars.stream().map(scalar -> moved(scalar, moved)).toList();
    }

    private static Scalar moved(Scalar scalar, IntUnaryOperator moved) {
        return switch (scalar) {
            case Scalar.Column(int index, var type) -> new Scalar.Column(moved.applyAsInt(index), type);
            case Scalar.Outer ignored -> scalar;
            case Scalar.Literal ignored -> scalar;
            case Scalar.Call(var operator, var arguments, var type) ->
                new Scalar.Call(operator, moved(arguments, moved), type);
            case Scalar.Uninterpreted(var name, var arguments, var type) ->
                new Scalar.Uninterpreted(name, moved(arguments, moved), type);
            case Scalar.Case(var branches, var otherwise, var type) ->
                new Scalar.Case(
                        branches.stream()
                                .map(branch -> new Scalar.When(
                                        moved(branch.condition(), moved), moved(branch.result(), moved)))
                                .toList(),
                        moved(otherwise, moved),
                        type);
            case Scalar.Cast(var operand, var type) -> new Scalar.Cast(moved(operand, moved), type);
            case Scalar.Exists ignored -> throw new LooksAround();
            case Scalar.In ignored -> throw new LooksAround();
            case Scalar.Quantified ignored -> throw new LooksAround();
            case Scalar.Subquery ignored -> throw new LooksAround();
        };
    }

    private static void collect(Scalar scalar, SortedSet<Integer> into) {
        moved(scalar, index -> {
            into.add(index);
            return index;
        });
    }

    private static final class LooksAround extends RuntimeException {
        private static final long serialVersionUID = 1L;

        LooksAround() {
            super("a subquery may look at any column", null, false, false);
        }
    }
}
