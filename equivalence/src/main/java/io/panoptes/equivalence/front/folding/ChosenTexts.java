package io.panoptes.equivalence.front.folding;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.AggregateCall;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.RelationParts;
import io.panoptes.equivalence.front.dependency.DeterminedColumns;
import io.panoptes.equivalence.front.dependency.RowsOfOneTable;
import io.panoptes.sql.type.SqlType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Which of several texts a query gives that are equal where comparisons take no regard to case. DISTINCT, GROUP BY, UNION, MIN and MAX
 * give the one that they meet first or last, which is the plan's choice: an index that another condition brings in changes it. So two
 * queries give the same ones only if they put the same rows together in the same way. {@code ROW_NUMBER() OVER (PARTITION BY s ORDER BY
 * k) = 1} gives that of one row, and so does {@code k IN (SELECT MIN(k) ... GROUP BY s)}.
 */
final class ChosenTexts {
    /**
     * @param picks what takes one of several texts; empty where each text is that of the row that comes out
     * @param finds whether texts are put together to find a row, which gives its own
     */
    private record Choice(Set<Pick> picks, boolean finds) {
        static final Choice OF_ROW = new Choice(Set.of(), false);
        static final Choice OPEN = new Choice(Set.of(), true);

        Choice {
            picks = Set.copyOf(picks);
        }

        static Choice of(Pick pick) {
            return new Choice(Set.of(pick), false);
        }

        Choice and(Choice other) {
            Set<Pick> both = new HashSet<>(picks);
            both.addAll(other.picks);
            return new Choice(both, finds || other.finds);
        }

        /** What leaves rows out, or asks for an order, has a say in how they are read. */
        Choice below(Relation relation) {
            return picks.isEmpty() ? this : new Choice(Set.of(Pick.of(relation)), finds);
        }
    }

    /** Of the rows of {@code input} that agree on the keys one text is taken. */
    private record Pick(
            Relation input, Set<Scalar> keys, List<AggregateCall> calls, Set<List<Integer>> sets, List<SortKey> order) {
        static Pick of(Relation whole) {
            return new Pick(whole, Set.of(), List.of(), Set.of(), List.of());
        }

        /** DISTINCT is GROUP BY all columns, and a UNION that of its arms one behind the other. */
        static Pick distinct(Relation input) {
            return grouped(input, columns(input), List.of(), Set.of());
        }

        static Pick grouped(Relation input, List<Scalar> keys, List<AggregateCall> calls, Set<List<Integer>> sets) {
            if (input instanceof Relation.Project(Relation inner, List<Scalar> expressions)
                    && areColumns(keys)
                    && calls.stream().allMatch(Pick::isOfColumns)) {
                return grouped(
                        inner,
                        written(keys, expressions),
                        calls.stream().map(call -> written(call, expressions)).toList(),
                        sets);
            }
            return new Pick(input, Set.copyOf(keys), calls, sets, List.of());
        }

        private static AggregateCall written(AggregateCall call, List<Scalar> expressions) {
            return new AggregateCall(
                    call.function(),
                    call.name(),
                    written(call.arguments(), expressions),
                    call.distinct(),
                    call.filter(),
                    call.order(),
                    call.type());
        }

        private static boolean isOfColumns(AggregateCall call) {
            return areColumns(call.arguments())
                    && call.filter().isEmpty()
                    && call.order().isEmpty();
        }

        private static boolean areColumns(List<Scalar> scalars) {
            return scalars.stream().allMatch(Scalar.Column.class::isInstance);
        }

        private static List<Scalar> written(List<Scalar> columns, List<Scalar> expressions) {
            return columns.stream()
                    .map(column -> expressions.get(((Scalar.Column) column).index()))
                    .toList();
        }

        Pick inOrder(List<SortKey> keys) {
            return new Pick(input, this.keys, calls, sets, keys);
        }

        private static List<Scalar> columns(Relation relation) {
            List<SqlType> types = relation.types();
            return IntStream.range(0, types.size())
                    .<Scalar>mapToObj(i -> new Scalar.Column(i, types.get(i)))
                    .toList();
        }
    }

    private ChosenTexts() {}

    /** Whether both queries give the same ones, as far as that is known. */
    static boolean agree(Relation left, Relation right) {
        Choice choice = of(left);
        return left.equals(right) || !choice.finds() && choice.equals(of(right));
    }

    private static Choice of(Relation query) {
        return areFixed(query) ? Choice.OF_ROW : of(query, false);
    }

    /** Whether other columns than texts fix the texts of a row: rows that are equal but for the case of texts are one row. */
    private static boolean areFixed(Relation relation) {
        return DeterminedColumns.areSpelled(relation);
    }

    /** @param filtered whether rows are left out further up */
    private static Choice of(Relation relation, boolean filtered) {
        return switch (relation) {
            case Relation.Scan ignored -> Choice.OF_ROW;
            case Relation.Values ignored -> Choice.OF_ROW;
            case Relation.Filter(Relation input, Scalar condition) ->
                inside(List.of(condition)).and(of(input, true)).below(relation);
            case Relation.Project(Relation input, List<Scalar> expressions) ->
                inside(expressions).and(of(input, filtered));
            case Relation.Join join -> ofJoin(join);
            case Relation.SetOperation operation -> ofSets(operation, filtered);
            case Relation.Distinct(Relation input) ->
                areFixed(input) ? of(input, filtered) : of(input, false).and(Choice.of(Pick.distinct(input)));
            case Relation.Aggregate aggregate -> ofGroups(aggregate);
            case Relation.Window window -> ofWindow(window, filtered);
            case Relation.Sort sort -> ofSort(sort, filtered);
        };
    }

    private static Choice ofSets(Relation.SetOperation operation, boolean filtered) {
        Choice arms = of(operation.left(), filtered).and(of(operation.right(), filtered));
        boolean all = operation.kind() == Relation.SetKind.UNION && operation.all();
        if (all
                || operation.types().stream().noneMatch(ChosenTexts::isText)
                || RowsOfOneTable.give(operation.left(), operation.right())) {
            return arms;
        }
        if (operation.left().equals(operation.right()) && operation.kind() == Relation.SetKind.UNION) {
            return of(new Relation.Distinct(operation.left()), filtered);
        }
        Pick pick = operation.kind() == Relation.SetKind.UNION
                ? Pick.distinct(new Relation.SetOperation(
                        Relation.SetKind.UNION, true, operation.left(), operation.right(), operation.types()))
                : Pick.of(operation);
        return new Choice(Set.of(pick), arms.finds());
    }

    private static Choice ofGroups(Relation.Aggregate aggregate) {
        Choice below = of(aggregate.input(), false);
        boolean picks = aggregate.aggregates().stream().anyMatch(ChosenTexts::picks);
        if (!picks && areFixed(new Relation.Project(aggregate.input(), aggregate.keys()))) {
            return below;
        }
        Pick pick = Pick.grouped(
                aggregate.input(),
                aggregate.keys(),
                aggregate.aggregates(),
                aggregate.groupingSets().size() == 1 ? Set.of() : Set.copyOf(aggregate.groupingSets()));
        return new Choice(Set.of(pick), below.finds());
    }

    /** MIN and MAX of texts, and what is any of them. */
    private static boolean picks(AggregateCall call) {
        return switch (call.function()) {
            case MIN, MAX, ANY_VALUE -> isText(call.type());
            case OTHER -> call.arguments().stream().map(Scalar::type).anyMatch(ChosenTexts::isText);
            case COUNT, SUM, SUM0, AVG, SINGLE_VALUE, EVERY, SOME, GROUPING -> false;
        };
    }

    private static Choice ofWindow(Relation.Window window, boolean filtered) {
        if (filtered && window.calls().stream().anyMatch(ChosenTexts::putsTextsTogether)) {
            return Choice.OPEN;
        }
        Choice below = of(window.input(), filtered);
        boolean picks = window.calls().stream().anyMatch(call -> isText(call.type()));
        return picks ? new Choice(Set.of(Pick.of(window)), below.finds()) : below;
    }

    /** What one side puts together, the other may make a row of. */
    private static Choice ofJoin(Relation.Join join) {
        Choice sides = of(join.left(), true).and(of(join.right(), true));
        return inside(List.of(join.condition())).and(sides.equals(Choice.OF_ROW) ? sides : Choice.OPEN);
    }

    /** Of rows whose texts are equal the first of an order is any, or that which the keys behind the text say. */
    private static Choice ofSort(Relation.Sort sort, boolean filtered) {
        boolean isLimited = sort.limit().isPresent() || sort.offset() > 0;
        Choice below = of(sort.input(), filtered || isLimited);
        if (!isLimited) {
            return new Choice(
                    Set.copyOf(below.picks().stream()
                            .map(pick -> pick.inOrder(sort.keys()))
                            .toList()),
                    below.finds());
        }
        int first = firstText(sort.keys());
        if (first == sort.keys().size()) {
            return below.below(sort);
        }
        return first == sort.keys().size() - 1 ? new Choice(Set.of(Pick.of(sort)), below.finds()) : Choice.OPEN;
    }

    private static int firstText(List<SortKey> keys) {
        return (int)
                keys.stream().takeWhile(key -> !isText(key.expression().type())).count();
    }

    /** Of the queries inside, whose rows choose among those around. */
    private static Choice inside(List<Scalar> scalars) {
        boolean chooses = RelationParts.of(scalars).relations().stream().anyMatch(relation -> switch (relation) {
            case Relation.Aggregate(Relation input, List<Scalar> keys, var sets, var calls) ->
                calls.stream().anyMatch(ChosenTexts::picks)
                        || !calls.isEmpty() && !areFixed(new Relation.Project(input, keys));
            case Relation.Window window -> window.calls().stream().anyMatch(ChosenTexts::putsTextsTogether);
            case Relation ignored -> false;
        });
        return chooses ? Choice.OPEN : Choice.OF_ROW;
    }

    private static boolean putsTextsTogether(Relation.WindowCall call) {
        return call.partition().stream().anyMatch(key -> isText(key.type()))
                || firstText(call.order()) < call.order().size();
    }

    private static boolean isText(SqlType type) {
        return type instanceof SqlType.TextType;
    }
}
