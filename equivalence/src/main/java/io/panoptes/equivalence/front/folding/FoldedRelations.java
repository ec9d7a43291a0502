package io.panoptes.equivalence.front.folding;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.AggregateCall;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Relation.WindowCall;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.dependency.DeterminedColumns;
import io.panoptes.equivalence.front.dependency.RowsOfOneTable;
import io.panoptes.equivalence.front.folding.FoldedScalars.Folded;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Relations whose comparisons go by texts in lower case.
 *
 * @param enclosing for each column of the enclosing rows, the nearest first, whether it holds a text in lower case
 * @param blanks whether texts that are equal may differ in blanks at their end
 */
record FoldedRelations(List<List<Boolean>> enclosing, boolean blanks) {
    /** @param folded whether a column holds a text in lower case, which stands for any of those that are equal to it */
    record Rows(Relation relation, List<Boolean> folded) {
        Rows {
            folded = List.copyOf(folded);
        }

        /** With all texts in lower case. */
        Rows lowered() {
            return lowered(relation.types().stream().map(FoldedScalars::isText).toList());
        }

        Rows lowered(List<Boolean> wanted) {
            List<SqlType> types = relation.types();
            List<Folded> columns = IntStream.range(0, types.size())
                    .mapToObj(i -> new Folded(new Scalar.Column(i, types.get(i)), folded.get(i)))
                    .toList();
            List<Folded> lower = IntStream.range(0, types.size())
                    .mapToObj(i -> wanted.get(i) ? FoldedScalars.lowered(columns.get(i)) : columns.get(i))
                    .toList();
            return lower.equals(columns) ? this : project(relation, lower);
        }
    }

    Rows of(Relation relation) {
        return switch (relation) {
            // An ENUM spells each of its values in one way.
            case Relation.Scan scan ->
                new Rows(
                        scan,
                        scan.table().columns().stream()
                                .map(column -> column.traits().contains(ColumnTrait.ORDERED_BY_PLACE))
                                .toList());
            case Relation.Values values -> ofValues(values);
            case Relation.Filter(Relation input, Scalar condition) -> {
                Rows rows = of(input);
                yield new Rows(new Relation.Filter(rows.relation(), over(rows).plain(condition)), rows.folded());
            }
            case Relation.Project(Relation input, var expressions) -> {
                Rows rows = of(input);
                yield project(
                        rows.relation(),
                        expressions.stream().map(over(rows)::of).toList());
            }
            case Relation.Join join -> ofJoin(join);
            case Relation.SetOperation operation -> ofSets(operation);
            case Relation.Distinct(Relation input) -> {
                Rows rows = of(input);
                Rows kept = areSpelled(input) ? rows : rows.lowered();
                yield new Rows(new Relation.Distinct(kept.relation()), kept.folded());
            }
            case Relation.Aggregate aggregate -> ofGroups(aggregate);
            case Relation.Window window -> ofWindow(window);
            case Relation.Sort(Relation input, var keys, long offset, var limit) -> {
                Rows rows = of(input);
                yield new Rows(
                        new Relation.Sort(rows.relation(), keys(over(rows), keys), offset, limit), rows.folded());
            }
        };
    }

    /** Rows that agree on the numbers and dates have their texts from the same row. */
    private static boolean areSpelled(Relation relation) {
        return DeterminedColumns.areSpelled(relation);
    }

    private static Rows project(Relation input, List<Folded> columns) {
        return new Rows(
                new Relation.Project(input, columns.stream().map(Folded::scalar).toList()),
                columns.stream().map(Folded::folded).toList());
    }

    private FoldedScalars over(Rows rows) {
        return new FoldedScalars(rows.folded(), enclosing, blanks);
    }

    private Rows ofValues(Relation.Values values) {
        FoldedScalars scalars = new FoldedScalars(List.of(), enclosing, blanks);
        List<List<Scalar>> rows = values.rows().stream()
                .map(row -> row.stream().map(scalars::spelled).toList())
                .toList();
        return new Rows(
                new Relation.Values(values.types(), rows),
                values.types().stream().map(type -> false).toList());
    }

    private Rows ofJoin(Relation.Join join) {
        Rows left = of(join.left());
        Rows right = join.lateral()
                ? new FoldedRelations(
                                Stream.concat(Stream.of(left.folded()), enclosing.stream())
                                        .toList(),
                                blanks)
                        .of(join.right())
                : of(join.right());
        List<Boolean> both =
                Stream.concat(left.folded().stream(), right.folded().stream()).toList();
        Relation folded = new Relation.Join(
                join.kind(),
                join.lateral(),
                left.relation(),
                right.relation(),
                new FoldedScalars(both, enclosing, blanks).plain(join.condition()));
        return new Rows(folded, folded.types().size() == both.size() ? both : left.folded());
    }

    /** UNION ALL leaves texts as they are, unless one arm has any of several. */
    private Rows ofSets(Relation.SetOperation operation) {
        Rows left = of(operation.left());
        Rows right = of(operation.right());
        boolean keeps = operation.kind() == Relation.SetKind.UNION && operation.all()
                || RowsOfOneTable.give(operation.left(), operation.right());
        List<Boolean> wanted = IntStream.range(0, operation.types().size())
                .mapToObj(i -> !keeps || left.folded().get(i) || right.folded().get(i))
                .toList();
        Rows first = left.lowered(wanted);
        Rows second = right.lowered(wanted);
        List<Boolean> folded = IntStream.range(0, wanted.size())
                .mapToObj(i -> first.folded().get(i) || second.folded().get(i))
                .toList();
        return new Rows(
                new Relation.SetOperation(
                        operation.kind(), operation.all(), first.relation(), second.relation(), operation.types()),
                folded);
    }

    private Rows ofGroups(Relation.Aggregate aggregate) {
        Rows rows = of(aggregate.input());
        FoldedScalars scalars = over(rows);
        boolean spelled = areSpelled(new Relation.Project(aggregate.input(), aggregate.keys()));
        List<Folded> keys = aggregate.keys().stream()
                .map(scalars::of)
                .map(key -> spelled ? key : FoldedScalars.lowered(key))
                .toList();
        List<Boolean> folded = new ArrayList<>(keys.stream().map(Folded::folded).toList());
        List<AggregateCall> calls = new ArrayList<>();
        for (AggregateCall call : aggregate.aggregates()) {
            Arguments arguments = switch (call.function()) {
                case MIN, MAX, ANY_VALUE -> compared(scalars, call.arguments());
                case GROUPING -> spelled ? asTheyAre(scalars, call.arguments()) : compared(scalars, call.arguments());
                case COUNT, SUM, SUM0, AVG, EVERY, SOME ->
                    call.distinct() ? compared(scalars, call.arguments()) : asTheyAre(scalars, call.arguments());
                case SINGLE_VALUE -> asTheyAre(scalars, call.arguments());
                case OTHER -> ofUnknown(scalars, call.name(), call.distinct(), call.arguments());
            };
            folded.add(arguments.folded() && FoldedScalars.isText(call.type()));
            calls.add(new AggregateCall(
                    call.function(),
                    call.name(),
                    arguments.scalars(),
                    call.distinct(),
                    call.filter().map(scalars::plain),
                    keys(scalars, call.order()),
                    call.type()));
        }
        return new Rows(
                new Relation.Aggregate(
                        rows.relation(), keys.stream().map(Folded::scalar).toList(), aggregate.groupingSets(), calls),
                folded);
    }

    private Rows ofWindow(Relation.Window window) {
        Rows rows = of(window.input());
        FoldedScalars scalars = over(rows);
        List<Boolean> folded = new ArrayList<>(rows.folded());
        List<WindowCall> calls = new ArrayList<>();
        for (WindowCall call : window.calls()) {
            Arguments arguments = switch (call.function()) {
                case MIN, MAX -> compared(scalars, call.arguments());
                case LAG, LEAD, FIRST_VALUE, LAST_VALUE, NTH_VALUE -> asTheyAre(scalars, call.arguments());
                case ROW_NUMBER, RANK, DENSE_RANK, PERCENT_RANK, CUME_DIST, NTILE ->
                    asTheyAre(scalars, call.arguments());
                case COUNT, SUM, SUM0, AVG ->
                    call.distinct() ? compared(scalars, call.arguments()) : asTheyAre(scalars, call.arguments());
                case OTHER -> ofUnknown(scalars, call.name(), call.distinct(), call.arguments());
            };
            folded.add(arguments.folded() && FoldedScalars.isText(call.type()));
            calls.add(new WindowCall(
                    call.function(),
                    call.name(),
                    arguments.scalars(),
                    call.distinct(),
                    call.partition().stream().map(scalars::comparable).toList(),
                    keys(scalars, call.order()),
                    call.frame(),
                    call.type()));
        }
        return new Rows(new Relation.Window(rows.relation(), calls), folded);
    }

    /** @param folded whether a text among them is in lower case; then all are */
    private record Arguments(List<Scalar> scalars, boolean folded) {}

    private static Arguments compared(FoldedScalars scalars, List<Scalar> arguments) {
        List<Scalar> lower = arguments.stream().map(scalars::comparable).toList();
        return new Arguments(lower, lower.stream().anyMatch(scalar -> FoldedScalars.isText(scalar.type())));
    }

    private static Arguments asTheyAre(FoldedScalars scalars, List<Scalar> arguments) {
        List<Folded> all = arguments.stream().map(scalars::of).toList();
        return all.stream().anyMatch(Folded::folded)
                ? compared(scalars, arguments)
                : new Arguments(all.stream().map(Folded::scalar).toList(), false);
    }

    /** An aggregate of which nothing is known may look at how texts are spelled. */
    private static Arguments ofUnknown(FoldedScalars scalars, String name, boolean distinct, List<Scalar> arguments) {
        if (distinct && arguments.stream().map(Scalar::type).anyMatch(FoldedScalars::isText)) {
            throw new Unsupported(name + " of texts that are any of several");
        }
        return new Arguments(arguments.stream().map(scalars::spelled).toList(), false);
    }

    private static List<SortKey> keys(FoldedScalars scalars, List<SortKey> keys) {
        return keys.stream()
                .map(key -> new SortKey(scalars.comparable(key.expression()), key.descending(), key.nullsFirst()))
                .toList();
    }
}
