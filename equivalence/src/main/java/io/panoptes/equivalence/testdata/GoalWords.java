package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.SetKind;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.refuter.coverage.CoverageGoal;
import java.util.List;
import java.util.stream.Collectors;

/** Branches of a query in the words of its author: {@code orders.amount > 10 is FALSE}, and not positions of columns. */
public final class GoalWords {
    private final NamedColumns names;

    public GoalWords(Relation query) {
        this.names = NamedColumns.of(query);
    }

    public String of(CoverageGoal goal) {
        return goal.constraint().name() + ": " + where(goal.place());
    }

    private String where(Place place) {
        return switch (place) {
            case Place.Operation(Relation relation) -> words(relation);
            case Place.Predicate(Scalar.Case choice, int branch)
            when branch >= 0 && branch < choice.branches().size() ->
                "WHEN " + text(choice.branches().get(branch).condition());
            case Place.Predicate(Scalar scalar, int ignored) -> text(scalar);
            case Place.Sides(Scalar comparison) -> text(comparison);
        };
    }

    private String text(Scalar scalar) {
        return NamedScalar.of(scalar, names.rowsOf(scalar));
    }

    private String words(Relation relation) {
        return switch (relation) {
            case Relation.Scan(var table) -> "table " + table.name();
            case Relation.Values ignored -> "VALUES";
            case Relation.Filter(var input, Scalar condition) -> "filter " + text(condition);
            case Relation.Project(var input, List<Scalar> expressions) -> "output " + list(expressions, relation);
            case Relation.Join join ->
                "%s on %s"
                        .formatted(
                                switch (join.kind()) {
                                    case INNER -> "join";
                                    case LEFT -> "LEFT JOIN";
                                    case RIGHT -> "RIGHT JOIN";
                                    case FULL -> "FULL JOIN";
                                    case SEMI -> "EXISTS or IN";
                                    case ANTI -> "NOT EXISTS or NOT IN";
                                },
                                text(join.condition()));
            case Relation.SetOperation(SetKind kind, boolean all, var left, var right, var types) ->
                kind.name() + (all ? " ALL" : "");
            case Relation.Distinct ignored ->
                "DISTINCT "
                        + names.rowsOf(relation).stream()
                                .findFirst()
                                .map(row -> String.join(", ", row))
                                .orElse("");
            case Relation.Aggregate aggregate ->
                aggregate.keys().isEmpty()
                        ? "aggregate " + calls(aggregate)
                        : "GROUP BY " + list(aggregate.keys(), relation)
                                + (aggregate.aggregates().isEmpty() ? "" : " with " + calls(aggregate));
            case Relation.Window ignored -> "window function";
            case Relation.Sort(var input, var keys, long offset, var limit) ->
                (keys.isEmpty()
                                ? ""
                                : "ORDER BY "
                                        + list(
                                                keys.stream()
                                                        .map(key -> key.expression())
                                                        .toList(),
                                                relation))
                        + (limit.isPresent() ? " LIMIT " + limit.getAsLong() : "")
                        + (offset > 0 ? " OFFSET " + offset : "");
        };
    }

    private String calls(Relation.Aggregate aggregate) {
        return aggregate.aggregates().stream()
                .map(call -> NamedColumns.text(call, names.rowsOf(aggregate)))
                .collect(Collectors.joining(", "));
    }

    private String list(List<Scalar> scalars, Relation relation) {
        return scalars.stream()
                .map(scalar -> NamedScalar.of(scalar, names.rowsOf(relation)))
                .collect(Collectors.joining(", "));
    }
}
