package io.panoptes.discovery.mutation;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What is put around two queries that give the same rows: the new query gives the same whichever of the two stands in either
 * place. A new one is a line here.
 */
enum Surrounding {
    /** {@code q, r -> SELECT DISTINCT * FROM q}. */
    DISTINCT("its distinct rows") {
        @Override
        Query around(Query first, Query second, int columns) {
            return Sql.distinct(Sql.select(items(columns), named(first, FIRST), Optional.empty()));
        }
    },
    /** {@code q, r -> SELECT *, COUNT(*) FROM q GROUP BY *}. */
    COUNTED("how often it gives each row") {
        @Override
        Query around(Query first, Query second, int columns) {
            List<Query.SelectItem> counted = IntStream.rangeClosed(0, columns)
                    .mapToObj(i -> i < columns ? item(i) : Sql.item(Sql.countAll(), "n"))
                    .toList();
            List<Expression> keys =
                    IntStream.range(0, columns).mapToObj(i -> key(FIRST, i)).toList();
            return new Query.Select(
                    false,
                    counted,
                    Optional.of(named(first, FIRST)),
                    Optional.empty(),
                    Optional.of(new Query.GroupBy.Keys(keys)),
                    Optional.empty());
        }
    },
    /** {@code q, r -> SELECT COUNT(*) FROM q}. */
    COUNT("how many rows it gives") {
        @Override
        Query around(Query first, Query second, int columns) {
            return Sql.select(List.of(Sql.item(Sql.countAll(), "n")), named(first, FIRST), Optional.empty());
        }
    },
    /** {@code q, r -> SELECT * FROM q WHERE k0 IS NULL}. */
    NULLS("its rows that begin with NULL") {
        @Override
        Query around(Query first, Query second, int columns) {
            return where(first, columns, Sql.is(key(FIRST, 0), Expression.Test.NULL));
        }
    },
    /** {@code q, r -> SELECT * FROM q WHERE k0 IS NOT NULL}. */
    NO_NULLS("its rows that do not begin with NULL") {
        @Override
        Query around(Query first, Query second, int columns) {
            return where(first, columns, Sql.isNot(key(FIRST, 0), Expression.Test.NULL));
        }
    },
    /** {@code q, r -> SELECT q.* FROM q JOIN r ON q.k0 = r.k0}. */
    JOINED("joined with itself") {
        @Override
        Query around(Query first, Query second, int columns) {
            return joined(FromItem.JoinKind.INNER, first, second, columns);
        }
    },
    /** {@code q, r -> SELECT q.* FROM q LEFT JOIN r ON q.k0 = r.k0}. */
    LEFT_JOINED("left-joined with itself") {
        @Override
        Query around(Query first, Query second, int columns) {
            return joined(FromItem.JoinKind.LEFT, first, second, columns);
        }
    },
    /** {@code q, r -> SELECT * FROM q WHERE k0 IN (SELECT k0 FROM r)}. */
    IN("its rows that are IN it") {
        @Override
        Query around(Query first, Query second, int columns) {
            Query keys = Sql.select(
                    List.of(new Query.SelectItem.Column(key(SECOND, 0), Optional.empty())),
                    named(second, SECOND),
                    Optional.empty());
            return where(first, columns, new Expression.InQuery(key(FIRST, 0), keys, false));
        }
    },
    /** {@code q, r -> SELECT * FROM q WHERE NOT EXISTS (SELECT 1 FROM r WHERE r.k0 = q.k0)}. */
    NOT_EXISTS("its rows without a partner in it") {
        @Override
        Query around(Query first, Query second, int columns) {
            Query partners = Sql.select(
                    List.of(new Query.SelectItem.Column(Sql.number(1), Optional.empty())),
                    named(second, SECOND),
                    Optional.of(Sql.equal(key(SECOND, 0), key(FIRST, 0))));
            return where(first, columns, Sql.not(new Expression.Exists(partners)));
        }
    },
    /** {@code q, r -> q UNION ALL r}. */
    DOUBLED("all its rows twice") {
        @Override
        Query around(Query first, Query second, int columns) {
            return Sql.unionAll(first, second);
        }
    },
    /** {@code q, r -> q INTERSECT r}. */
    INTERSECTED("intersected with itself") {
        @Override
        Query around(Query first, Query second, int columns) {
            return new Query.SetOperation(Query.SetOperator.INTERSECT, false, first, second);
        }
    };

    private static final String FIRST = "m1";
    private static final String SECOND = "m2";

    private final String words;

    Surrounding(String words) {
        this.words = words;
    }

    /** For people: what the new query is of the old one. */
    String words() {
        return words;
    }

    /** How many columns a query gives, all of which can be given names; 0 for any other query. */
    static int columns(Query query) {
        return switch (query) {
            case Query.Select select ->
                select.items().stream().allMatch(Query.SelectItem.Column.class::isInstance)
                        ? select.items().size()
                        : 0;
            case Query.With with -> columns(with.body());
            case Query.SetOperation operation -> columns(operation.left());
            case Query.Values ignored -> 0;
            case Query.Returned ignored -> 0;
            // What it is ordered by may be one of its names.
            case Query.Ordered ignored -> 0;
        };
    }

    /** @param columns how many {@linkplain #columns(Query) both queries have}, one at least */
    abstract Query around(Query first, Query second, int columns);

    private static Query where(Query query, int columns, Expression condition) {
        return Sql.select(items(columns), named(query, FIRST), Optional.of(condition));
    }

    private static Query joined(FromItem.JoinKind kind, Query first, Query second, int columns) {
        FromItem both =
                Sql.join(kind, named(first, FIRST), named(second, SECOND), Sql.equal(key(FIRST, 0), key(SECOND, 0)));
        return Sql.select(items(columns), both, Optional.empty());
    }

    private static List<Query.SelectItem> items(int columns) {
        return IntStream.range(0, columns).mapToObj(Surrounding::item).toList();
    }

    private static Query.SelectItem item(int place) {
        return Sql.item(key(FIRST, place), name(place));
    }

    private static Expression key(String table, int place) {
        return Sql.column(table, name(place));
    }

    /** With names for its columns in the query itself: not every DBMS takes them behind an alias. */
    private static FromItem named(Query query, String table) {
        return Sql.derived(columnsNamed(query), table);
    }

    private static Query columnsNamed(Query query) {
        return switch (query) {
            case Query.Select select ->
                Sql.withItems(
                        select,
                        IntStream.range(0, select.items().size())
                                .mapToObj(i -> renamed(select.items().get(i), name(i)))
                                .toList());
            case Query.With(var tables, var recursive, var body) ->
                new Query.With(tables, recursive, columnsNamed(body));
            case Query.SetOperation(var operator, var all, var left, var right) ->
                new Query.SetOperation(operator, all, columnsNamed(left), right);
            case Query.Values values -> values;
            case Query.Returned returned -> returned;
            case Query.Ordered ordered -> ordered;
        };
    }

    private static Query.SelectItem renamed(Query.SelectItem item, String name) {
        return item instanceof Query.SelectItem.Column(var value, var ignored) ? Sql.item(value, name) : item;
    }

    private static String name(int place) {
        return "k" + place;
    }
}
