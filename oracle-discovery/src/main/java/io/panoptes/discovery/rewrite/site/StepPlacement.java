package io.panoptes.discovery.rewrite.site;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.schema.Schema;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;

/** Where a step is applied: it is tried at the places of a query in random order until it fits one. */
public final class StepPlacement {
    private final Schema schema;
    private final RandomGenerator random;

    public StepPlacement(Schema schema, RandomGenerator random) {
        this.schema = schema;
        this.random = random;
    }

    public <T extends Query> Optional<Query> atQueries(
            Query whole, Class<T> kind, BiFunction<T, Site, Optional<Query>> change) {
        Places places = places(whole);
        return places.queries(kind)
                .flatMap(found -> first(
                        found,
                        change,
                        (place, changed) -> new TreeMapping() {
                            @Override
                            public Query query(Query query) {
                                return query == place ? changed : children(query);
                            }
                        }.query(whole)));
    }

    public <T extends FromItem> Optional<Query> atFromItems(
            Query whole, Class<T> kind, BiFunction<T, Site, Optional<FromItem>> change) {
        Places places = places(whole);
        return places.fromItems(kind)
                .flatMap(found -> first(
                        found,
                        change,
                        (place, changed) -> new TreeMapping() {
                            @Override
                            public FromItem from(FromItem item) {
                                return item == place ? changed : children(item);
                            }
                        }.query(whole)));
    }

    public Optional<Query> atExpressions(Query whole, BiFunction<Expression, Site, Optional<Expression>> change) {
        Places places = places(whole);
        return places.expressions()
                .flatMap(found -> first(
                        found,
                        change,
                        (place, changed) -> new TreeMapping() {
                            @Override
                            public Expression expression(Expression expression) {
                                return expression == place ? changed : children(expression);
                            }
                        }.query(whole)));
    }

    private Places places(Query whole) {
        return Places.of(whole, schema, random, new FreshNames(whole, schema));
    }

    private <T, R> Optional<Query> first(
            List<Places.Place<T>> places, BiFunction<T, Site, Optional<R>> change, BiFunction<T, R, Query> put) {
        List<Places.Place<T>> shuffled = new ArrayList<>(places);
        Collections.shuffle(shuffled, Random.from(random));
        for (Places.Place<T> place : shuffled) {
            Optional<R> changed = change.apply(place.node(), place.site());
            if (changed.isPresent() && !changed.get().equals(place.node())) {
                return Optional.of(put.apply(place.node(), changed.get()));
            }
        }
        return Optional.empty();
    }
}
