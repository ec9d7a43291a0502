package io.panoptes.instantiation.hazard;

import io.panoptes.corpus.Aggregates;
import io.panoptes.corpus.Parts;
import io.panoptes.dbms.Hazard;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Columns that are neither grouped by nor aggregated: MySQL and SQLite show those of any row of the group. */
record UngroupedColumnGuard() implements HazardGuard {
    @Override
    public Hazard hazard() {
        return Hazard.UNGROUPED_COLUMN;
    }

    @Override
    public Optional<String> objectionToCase(GuardedCase candidate) {
        return Nodes.firstIn(
                candidate.concrete(), nodes -> nodes.queries(Query.Select.class).flatMap(UngroupedColumnGuard::loose));
    }

    private static Stream<String> loose(Query.Select select) {
        List<Expression> shown = Stream.concat(
                        select.items().stream().flatMap(item -> switch (item) {
                            case Query.SelectItem.Column(var value, var ignored) -> Stream.of(value);
                            case Query.SelectItem.Star ignored -> Stream.of(new Expression.Star());
                        }),
                        select.having().stream())
                .toList();
        boolean aggregates = select.groupBy().isPresent() || shown.stream().anyMatch(UngroupedColumnGuard::aggregates);
        if (!aggregates) {
            return Stream.empty();
        }
        List<Expression> keys = select.groupBy().map(UngroupedColumnGuard::keys).orElse(List.of());
        return shown.stream()
                .filter(value -> isLoose(value, keys))
                .map(value -> "neither grouped by nor aggregated: " + value);
    }

    private static List<Expression> keys(Query.GroupBy groupBy) {
        return switch (groupBy) {
            case Query.GroupBy.Keys(var keys) -> keys;
            case Query.GroupBy.Rollup(var keys) -> keys;
            case Query.GroupBy.Cube(var keys) -> keys;
            case Query.GroupBy.GroupingSets(var sets) ->
                sets.stream().flatMap(List::stream).toList();
        };
    }

    private static boolean aggregates(Expression expression) {
        return isAggregate(expression) || Parts.of(expression).stream().anyMatch(UngroupedColumnGuard::aggregates);
    }

    private static boolean isAggregate(Expression expression) {
        return expression instanceof Expression.Function function
                && Aggregates.is(function)
                && function.over().isEmpty();
    }

    /** Subqueries are left to the DBMS: what they read of the group may be grouped by under another name. */
    private static boolean isLoose(Expression expression, List<Expression> keys) {
        if (isAggregate(expression) || keys.stream().anyMatch(key -> isSame(key, expression))) {
            return false;
        }
        return expression instanceof Expression.ColumnReference
                || expression instanceof Expression.Star
                || Parts.of(expression).stream().anyMatch(part -> isLoose(part, keys));
    }

    /** {@code a} and {@code t.a} may be the same column. */
    private static boolean isSame(Expression key, Expression expression) {
        return key.equals(expression)
                || key instanceof Expression.ColumnReference(var ownQualifier, var ownName)
                        && expression instanceof Expression.ColumnReference(var qualifier, var name)
                        && ownName.equalsIgnoreCase(name)
                        && (ownQualifier.isEmpty() || qualifier.isEmpty());
    }
}
