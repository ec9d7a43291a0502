package io.panoptes.instantiation.reduction;

import io.panoptes.corpus.Aggregates;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * {@code a pair of n columns -> the pair of some of them}, the same of both: rows that are alike stay alike without a column.
 *
 * <p>Only where a column less takes no row away and brings none: without DISTINCT, without a set operation other than UNION ALL,
 * without an order, which may speak of a column that goes, and as long as what gives one row for all still does.
 */
record ProjectOutput() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        List<Integer> places =
                IntStream.range(0, width(original.left().query())).boxed().toList();
        return Runs.dropped(places)
                .filter(kept -> !kept.isEmpty())
                .flatMap(kept -> only(original.left().query(), kept)
                        .flatMap(left -> only(original.right().query(), kept)
                                .map(right -> original.withSides(
                                        original.left().withQuery(left),
                                        original.right().withQuery(right))))
                        .stream());
    }

    @Override
    public Trust trust() {
        return Trust.KEEPS_THE_PROOF;
    }

    private static int width(Query query) {
        return switch (query) {
            case Query.With with -> width(with.body());
            case Query.Select select -> select.items().size();
            case Query.SetOperation operation -> width(operation.left());
            case Query.Values values ->
                values.rows().isEmpty() ? 0 : values.rows().getFirst().size();
            case Query.Ordered ignored -> 0;
        };
    }

    private static Optional<Query> only(Query query, List<Integer> kept) {
        return switch (query) {
            case Query.With with ->
                only(with.body(), kept).map(body -> new Query.With(with.tables(), with.recursive(), body));
            case Query.Select select -> onlyItems(select, kept);
            case Query.SetOperation operation ->
                operation.operator() != Query.SetOperator.UNION || !operation.all()
                        ? Optional.empty()
                        : only(operation.left(), kept)
                                .flatMap(left -> only(operation.right(), kept)
                                        .map(right -> new Query.SetOperation(
                                                operation.operator(), operation.all(), left, right)));
            case Query.Values values -> onlyValues(values, kept);
            case Query.Ordered ignored -> Optional.empty();
        };
    }

    private static Optional<Query> onlyItems(Query.Select select, List<Integer> kept) {
        if (select.distinct() || !reaches(kept, select.items().size())) {
            return Optional.empty();
        }
        List<SelectItem> items = kept.stream().map(select.items()::get).toList();
        boolean oneForAll = select.groupBy().isEmpty()
                && (select.having().isPresent() || select.items().stream().anyMatch(ProjectOutput::holdsAggregate));
        boolean fits = select.items().stream().noneMatch(SelectItem.Star.class::isInstance)
                && (!oneForAll || items.stream().anyMatch(ProjectOutput::holdsAggregate));
        return fits
                ? Optional.of(new Query.Select(
                        select.distinct(), items, select.from(), select.where(), select.groupBy(), select.having()))
                : Optional.empty();
    }

    private static boolean holdsAggregate(Object node) {
        return switch (node) {
            // What a subquery counts is its own.
            case Query ignored -> false;
            case Expression.Function function when isAggregate(function) -> true;
            default -> RecordTree.children(node).stream().anyMatch(ProjectOutput::holdsAggregate);
        };
    }

    private static boolean isAggregate(Expression.Function function) {
        return function.over().isEmpty() && Aggregates.is(function);
    }

    private static Optional<Query> onlyValues(Query.Values values, List<Integer> kept) {
        return values.rows().stream().allMatch(row -> reaches(kept, row.size()))
                ? Optional.of(new Query.Values(values.rows().stream()
                        .map(row -> kept.stream().map(row::get).toList())
                        .toList()))
                : Optional.empty();
    }

    private static boolean reaches(List<Integer> kept, int size) {
        return kept.getLast() < size;
    }
}
