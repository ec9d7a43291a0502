package io.panoptes.discovery.rewrite.site;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** All places of a query with what can be named there. */
final class Places {
    /** Something at a place. */
    record Place<T>(T node, Site site) {}

    private final List<Place<Query>> queries = new ArrayList<>();
    private final List<Place<FromItem>> fromItems = new ArrayList<>();
    private final List<Place<Expression>> expressions = new ArrayList<>();
    private final RandomGenerator random;
    private final FreshNames names;

    private Places(RandomGenerator random, FreshNames names) {
        this.random = random;
        this.names = names;
    }

    static Places of(Query whole, Schema schema, RandomGenerator random, FreshNames names) {
        Places places = new Places(random, names);
        places.walk(whole, Environment.of(schema));
        return places;
    }

    <T extends Query> Optional<List<Place<T>>> queries(Class<T> kind) {
        return some(queries, kind);
    }

    <T extends FromItem> Optional<List<Place<T>>> fromItems(Class<T> kind) {
        return some(fromItems, kind);
    }

    Optional<List<Place<Expression>>> expressions() {
        return expressions.isEmpty() ? Optional.empty() : Optional.of(expressions);
    }

    private static <N, T extends N> Optional<List<Place<T>>> some(List<Place<N>> all, Class<T> kind) {
        List<Place<T>> found = all.stream()
                .filter(place -> kind.isInstance(place.node()))
                .map(place -> new Place<>(kind.cast(place.node()), place.site()))
                .toList();
        return found.isEmpty() ? Optional.empty() : Optional.of(found);
    }

    private Site site(Environment environment, boolean filter) {
        return new Site(environment, filter, random, names);
    }

    private void walk(Query query, Environment environment) {
        queries.add(new Place<>(query, site(environment, false)));
        switch (query) {
            case Query.With(var tables, var recursive, var body) -> {
                Environment inner = environment;
                for (Query.CommonTable table : tables) {
                    walk(table.query(), inner);
                    List<Cell> columns =
                            new Typing(inner).columns(table.query()).orElse(List.of());
                    inner = inner.withCommon(
                            table.name(), Typing.named(columns, new FromItem.Alias(table.name(), table.columns())));
                }
                walk(body, inner);
            }
            case Query.Select select -> walk(select, environment);
            case Query.SetOperation(var ignored, var also, var left, var right) -> {
                walk(left, environment);
                walk(right, environment);
            }
            case Query.Ordered(var body, var ignored, var also, var again) -> walk(body, environment);
            case Query.Values ignored -> {}
            case Query.Returned ignored -> {}
        }
    }

    private void walk(Query.Select select, Environment environment) {
        List<Cell> row = select.from()
                .map(from -> {
                    walk(from, environment);
                    return environment.row(from).orElse(List.of());
                })
                .orElse(List.of());
        Environment inner = environment.within(row);
        select.where().ifPresent(where -> walk(where, inner, true));
        boolean grouped = select.groupBy().isPresent() || select.having().isPresent();
        for (SelectItem item : select.items()) {
            if (item instanceof SelectItem.Column(var value, var ignored)) {
                if (grouped || Traits.aggregates(value)) {
                    walkArguments(value, inner);
                } else {
                    walk(value, inner, false);
                }
            }
        }
    }

    private void walk(FromItem item, Environment environment) {
        fromItems.add(new Place<>(item, site(environment, false)));
        switch (item) {
            case FromItem.TableReference ignored -> {}
            case FromItem.DerivedTable(var query, var ignored, var lateral) -> walk(query, environment);
            case FromItem.Join(var ignored, var left, var right, var condition) -> {
                walk(left, environment);
                Environment beside = environment.within(environment.row(left).orElse(List.of()));
                walk(right, References.isLateral(right) ? beside : environment);
                condition.ifPresent(
                        on -> walk(on, environment.within(environment.row(item).orElse(List.of())), true));
            }
            case FromItem.VerbatimTable ignored -> {}
        }
    }

    private void walk(Expression expression, Environment environment, boolean filter) {
        expressions.add(new Place<>(expression, site(environment, filter)));
        boolean passesFilter = filter
                && expression instanceof Expression.Binary(var operator, var left, var right)
                && (operator == Expression.BinaryOperator.AND || operator == Expression.BinaryOperator.OR);
        children(expression, environment, passesFilter);
    }

    /** Grouped values stay as they are, for they must match the keys; only what aggregates read is open to change. */
    private void walkArguments(Expression value, Environment environment) {
        if (Traits.isAggregate(value) && value instanceof Expression.Function function) {
            expressions.add(new Place<>(value, site(environment, false)));
            function.arguments().stream()
                    .filter(argument -> !(argument instanceof Expression.Star))
                    .forEach(argument -> walk(argument, environment, false));
            function.filter().ifPresent(condition -> walk(condition, environment, true));
        }
    }

    private void children(Expression expression, Environment environment, boolean filter) {
        if (expression instanceof Expression.Function function
                && function.over().isPresent()) {
            return;
        }
        new io.panoptes.sql.ast.TreeMapping() {
            @Override
            public Expression expression(Expression part) {
                if (!(part instanceof Expression.Star)) {
                    walk(part, environment, filter);
                }
                return part;
            }

            @Override
            public Query query(Query query) {
                walk(query, environment);
                return query;
            }
        }.children(expression);
    }
}
