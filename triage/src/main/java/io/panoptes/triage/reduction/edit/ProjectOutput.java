package io.panoptes.triage.reduction.edit;

import io.panoptes.corpus.Aggregates;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.OutputColumns;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.List;
import java.util.stream.Stream;

/**
 * {@code a pair of n columns -> the pair of some of them}, the same of both: rows that are alike stay alike without a column.
 *
 * <p>Only where a column less takes no row away and brings none: without DISTINCT, without a set operation other than UNION ALL,
 * without an order, which may refer to a column that goes, and as long as what gives one row for all still does.
 */
record ProjectOutput() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        return Runs.dropped(OutputColumns.of(original.left().query()))
                .filter(kept -> !kept.isEmpty())
                .filter(kept -> keepsRows(original.left().query(), kept)
                        && keepsRows(original.right().query(), kept))
                .flatMap(kept -> OutputColumns.only(original, kept).stream());
    }

    @Override
    public Trust trust() {
        return Trust.KEEPS_THE_PROOF;
    }

    private static boolean keepsRows(Query query, List<Integer> kept) {
        return switch (query) {
            case Query.With with -> keepsRows(with.body(), kept);
            case Query.Select select -> !select.distinct() && staysOneForAll(select, kept);
            case Query.SetOperation operation ->
                operation.operator() == Query.SetOperator.UNION
                        && operation.all()
                        && keepsRows(operation.left(), kept)
                        && keepsRows(operation.right(), kept);
            case Query.Values ignored -> true;
            case Query.Ordered ignored -> false;
            case Query.Returned returned -> keepsRows(returned.rows(), kept);
        };
    }

    private static boolean staysOneForAll(Query.Select select, List<Integer> kept) {
        boolean oneForAll = select.groupBy().isEmpty()
                && (select.having().isPresent() || select.items().stream().anyMatch(ProjectOutput::holdsAggregate));
        return !oneForAll
                || kept.stream()
                        .filter(place -> place < select.items().size())
                        .anyMatch(place -> holdsAggregate(select.items().get(place)));
    }

    static boolean holdsAggregate(Object node) {
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
}
