package io.panoptes.triage.reduction.editable;

import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The columns that a query gives, by their places. */
public final class OutputColumns {
    private OutputColumns() {}

    public static List<Integer> of(Query query) {
        return IntStream.range(0, width(query)).boxed().toList();
    }

    private static int width(Query query) {
        return switch (query) {
            case Query.With with -> width(with.body());
            case Query.Select select -> select.items().size();
            case Query.SetOperation operation -> width(operation.left());
            case Query.Values values ->
                values.rows().isEmpty() ? 0 : values.rows().getFirst().size();
            case Query.Ordered ordered -> width(ordered.body());
            case Query.Returned returned -> returned.rows().items().size();
        };
    }

    /** Both queries with the columns at these places alone; none where one lacks them, or has a star, which stands for no single one. */
    public static Optional<EditableCase> only(EditableCase original, List<Integer> kept) {
        return only(original.left().query(), kept)
                .flatMap(left -> only(original.right().query(), kept)
                        .map(right -> original.withSides(
                                original.left().withQuery(left),
                                original.right().withQuery(right))));
    }

    private static Optional<Query> only(Query query, List<Integer> kept) {
        return switch (query) {
            case Query.With with ->
                only(with.body(), kept).map(body -> new Query.With(with.tables(), with.recursive(), body));
            case Query.Select select -> onlyItems(select, kept).map(Query.class::cast);
            case Query.SetOperation operation ->
                only(operation.left(), kept)
                        .flatMap(left -> only(operation.right(), kept)
                                .map(right ->
                                        new Query.SetOperation(operation.operator(), operation.all(), left, right)));
            case Query.Values values -> onlyValues(values, kept);
            case Query.Ordered ordered ->
                only(ordered.body(), kept)
                        .map(body -> new Query.Ordered(body, ordered.keys(), ordered.limit(), ordered.offset()));
            case Query.Returned returned ->
                onlyItems(returned.rows(), kept)
                        .map(rows -> new Query.Returned(returned.statement(), returned.table(), rows));
        };
    }

    private static Optional<Query.Select> onlyItems(Query.Select select, List<Integer> kept) {
        boolean fits = reaches(kept, select.items().size())
                && select.items().stream().noneMatch(SelectItem.Star.class::isInstance);
        return fits
                ? Optional.of(new Query.Select(
                        select.distinct(),
                        kept.stream().map(select.items()::get).toList(),
                        select.from(),
                        select.where(),
                        select.groupBy(),
                        select.having()))
                : Optional.empty();
    }

    private static Optional<Query> onlyValues(Query.Values values, List<Integer> kept) {
        return values.rows().stream().allMatch(row -> reaches(kept, row.size()))
                ? Optional.of(new Query.Values(values.rows().stream()
                        .map(row -> kept.stream().map(row::get).toList())
                        .toList()))
                : Optional.empty();
    }

    private static boolean reaches(List<Integer> kept, int size) {
        return !kept.isEmpty() && kept.getLast() < size;
    }
}
