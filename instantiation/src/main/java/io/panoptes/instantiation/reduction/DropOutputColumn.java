package io.panoptes.instantiation.reduction;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** {@code a pair of n columns -> the pair without the column at one position of both}. A star stands for no single column. */
record DropOutputColumn() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        return IntStream.range(0, width(original.left().query()))
                .boxed()
                .flatMap(place -> without(original.left().query(), place)
                        .flatMap(left -> without(original.right().query(), place)
                                .map(right -> original.withSides(
                                        original.left().withQuery(left),
                                        original.right().withQuery(right))))
                        .stream());
    }

    @Override
    public Trust trust() {
        return Trust.PROBABLE;
    }

    private static int width(Query query) {
        return switch (query) {
            case Query.With with -> width(with.body());
            case Query.Select select -> select.items().size();
            case Query.SetOperation operation -> width(operation.left());
            case Query.Values values ->
                values.rows().isEmpty() ? 0 : values.rows().getFirst().size();
            case Query.Ordered ordered -> width(ordered.body());
        };
    }

    private static Optional<Query> without(Query query, int place) {
        return switch (query) {
            case Query.With with ->
                without(with.body(), place).map(body -> new Query.With(with.tables(), with.recursive(), body));
            case Query.Select select -> withoutItem(select, place);
            case Query.SetOperation operation ->
                without(operation.left(), place)
                        .flatMap(left -> without(operation.right(), place)
                                .map(right ->
                                        new Query.SetOperation(operation.operator(), operation.all(), left, right)));
            case Query.Values values -> withoutValue(values, place);
            case Query.Ordered ordered ->
                without(ordered.body(), place)
                        .map(body -> new Query.Ordered(body, ordered.keys(), ordered.limit(), ordered.offset()));
        };
    }

    private static Optional<Query> withoutItem(Query.Select select, int place) {
        if (select.items().size() < 2
                || place >= select.items().size()
                || select.items().stream().anyMatch(SelectItem.Star.class::isInstance)) {
            return Optional.empty();
        }
        List<SelectItem> items = new ArrayList<>(select.items());
        items.remove(place);
        return Optional.of(new Query.Select(
                select.distinct(), items, select.from(), select.where(), select.groupBy(), select.having()));
    }

    private static Optional<Query> withoutValue(Query.Values values, int place) {
        if (values.rows().stream().anyMatch(row -> row.size() < 2 || place >= row.size())) {
            return Optional.empty();
        }
        return Optional.of(new Query.Values(values.rows().stream()
                .map(row -> {
                    List<Expression> items = new ArrayList<>(row);
                    items.remove(place);
                    return List.copyOf(items);
                })
                .toList()));
    }
}
