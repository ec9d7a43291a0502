package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.dependency.DeterminedColumns;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Which of several texts a query gives that are equal where comparisons take no regard to case. DISTINCT, GROUP BY and UNION give any;
 * {@code ROW_NUMBER() OVER (PARTITION BY s ORDER BY k) = 1} gives that of one row, and so does {@code k IN (SELECT MIN(k) ... GROUP BY s)}.
 */
final class ChosenTexts {
    /** From what is best known to what is least. */
    private enum Choice {
        /** Each text is that of the row that comes out. */
        OF_ROW,
        /** Of texts that are put together the DBMS takes one. */
        ANY,
        /** Texts are put together to find a row, which gives its own. */
        OPEN
    }

    private ChosenTexts() {}

    /** Whether both queries give the same ones, as far as that is known. */
    static boolean agree(Relation left, Relation right) {
        Choice choice = of(left);
        return left.equals(right) || choice != Choice.OPEN && choice == of(right);
    }

    private static Choice of(Relation query) {
        return areFixed(query) ? Choice.OF_ROW : of(query, false);
    }

    /** Whether other columns than texts fix the texts of a row: rows that are equal but for the case of texts are one row. */
    private static boolean areFixed(Relation relation) {
        List<SqlType> types = relation.types();
        List<Integer> others = IntStream.range(0, types.size())
                .filter(i -> !isText(types.get(i)))
                .boxed()
                .toList();
        return others.size() == types.size()
                || DeterminedColumns.of(relation).by(others).size() == types.size();
    }

    /** @param filtered whether rows are left out further up */
    private static Choice of(Relation relation, boolean filtered) {
        return switch (relation) {
            case Relation.Scan ignored -> Choice.OF_ROW;
            case Relation.Values ignored -> Choice.OF_ROW;
            case Relation.Filter(Relation input, Scalar condition) ->
                worse(inside(List.of(condition)), of(input, true));
            case Relation.Project(Relation input, List<Scalar> expressions) ->
                worse(inside(expressions), of(input, filtered));
            case Relation.Join join -> ofJoin(join);
            case Relation.SetOperation operation -> {
                Choice arms = worse(of(operation.left(), filtered), of(operation.right(), filtered));
                boolean all = operation.kind() == Relation.SetKind.UNION && operation.all();
                yield all || areFixed(operation.left()) && areFixed(operation.right()) ? arms : worse(arms, Choice.ANY);
            }
            case Relation.Distinct(Relation input) -> grouped(input, of(input, filtered));
            case Relation.Aggregate(Relation input, List<Scalar> keys, var sets, var calls) ->
                grouped(new Relation.Project(input, keys), of(input, false));
            case Relation.Window(Relation input, var calls) ->
                filtered && calls.stream().anyMatch(ChosenTexts::putsTextsTogether) ? Choice.OPEN : of(input, filtered);
            case Relation.Sort sort -> ofSort(sort, filtered);
        };
    }

    private static Choice grouped(Relation keys, Choice below) {
        return areFixed(keys) ? below : worse(below, Choice.ANY);
    }

    /** What one side puts together, the other may make a row of. */
    private static Choice ofJoin(Relation.Join join) {
        Choice sides = worse(of(join.left(), true), of(join.right(), true));
        return worse(inside(List.of(join.condition())), sides == Choice.OF_ROW ? sides : Choice.OPEN);
    }

    /** Of rows whose texts are equal the first of an order is any, or that which the keys behind the text say. */
    private static Choice ofSort(Relation.Sort sort, boolean filtered) {
        boolean isLimited = sort.limit().isPresent() || sort.offset() > 0;
        Choice below = of(sort.input(), filtered || isLimited);
        int first = firstText(sort.keys());
        if (!isLimited || first == sort.keys().size()) {
            return below;
        }
        return worse(below, first == sort.keys().size() - 1 ? Choice.ANY : Choice.OPEN);
    }

    private static int firstText(List<Relation.SortKey> keys) {
        return (int)
                keys.stream().takeWhile(key -> !isText(key.expression().type())).count();
    }

    /** Of the queries inside, whose rows choose among those around. */
    private static Choice inside(List<Scalar> scalars) {
        boolean chooses = RelationParts.of(scalars).relations().stream().anyMatch(relation -> switch (relation) {
            case Relation.Aggregate(Relation input, List<Scalar> keys, var sets, var calls) ->
                !calls.isEmpty() && !areFixed(new Relation.Project(input, keys));
            case Relation.Window window -> window.calls().stream().anyMatch(ChosenTexts::putsTextsTogether);
            case Relation ignored -> false;
        });
        return chooses ? Choice.OPEN : Choice.OF_ROW;
    }

    private static boolean putsTextsTogether(Relation.WindowCall call) {
        return call.partition().stream().anyMatch(key -> isText(key.type()))
                || firstText(call.order()) < call.order().size();
    }

    private static Choice worse(Choice one, Choice other) {
        return one.compareTo(other) > 0 ? one : other;
    }

    private static boolean isText(SqlType type) {
        return type instanceof SqlType.TextType;
    }
}
