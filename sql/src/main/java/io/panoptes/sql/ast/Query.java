package io.panoptes.sql.ast;

import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;

/** A query: something that gives rows. */
public sealed interface Query {

    /** {@code WITH name(columns) AS (query), ... body}. */
    record With(List<CommonTable> tables, boolean recursive, Query body) implements Query {
        public With {
            tables = List.copyOf(tables);
        }
    }

    /** {@code SELECT [DISTINCT] items FROM from WHERE where GROUP BY groupBy HAVING having}. */
    record Select(
            boolean distinct,
            List<SelectItem> items,
            Optional<FromItem> from,
            Optional<Expression> where,
            Optional<GroupBy> groupBy,
            Optional<Expression> having)
            implements Query {
        public Select {
            items = List.copyOf(items);
        }
    }

    /** {@code left UNION | INTERSECT | EXCEPT [ALL] right}. */
    record SetOperation(SetOperator operator, boolean all, Query left, Query right) implements Query {}

    /** {@code VALUES (...), (...)}. */
    record Values(List<List<Expression>> rows) implements Query {
        public Values {
            rows = rows.stream().map(List::copyOf).toList();
        }
    }

    /** {@code body ORDER BY keys LIMIT limit OFFSET offset}; no keys where only the number of rows is bounded. */
    record Ordered(Query body, List<SortKey> keys, Optional<Expression> limit, Optional<Expression> offset)
            implements Query {
        public Ordered {
            keys = List.copyOf(keys);
        }
    }

    /**
     * What a statement that changes a table says of the rows that it changes: {@code DELETE FROM table WHERE p RETURNING items}. Of
     * two forms, {@code UPDATE} and {@code INSERT}, it returns the columns that it gives.
     *
     * @param rows the same, asked of the tables before it: {@code SELECT items FROM table WHERE p}. The statement follows from it; where
     *     it has a form that no such statement has, it is asked as it stands
     */
    record Returned(Returning statement, String table, Select rows) implements Query {}

    enum Returning {
        DELETE,
        UPDATE,
        INSERT
    }

    enum SetOperator {
        UNION,
        INTERSECT,
        EXCEPT
    }

    /** A common table expression; {@code columns} is empty where it takes its columns' names from the query. */
    record CommonTable(String name, List<String> columns, Query query, Materialization materialization) {
        public CommonTable {
            columns = List.copyOf(columns);
        }
    }

    /** Whether a DBMS that knows the word is told to materialize a common table. */
    enum Materialization {
        UNSPECIFIED,
        MATERIALIZED,
        NOT_MATERIALIZED
    }

    /** What to group by. {@code GROUP BY ()} is a single empty grouping set. */
    sealed interface GroupBy {
        record Keys(List<Expression> keys) implements GroupBy {
            public Keys {
                keys = List.copyOf(keys);
            }
        }

        record Rollup(List<Expression> keys) implements GroupBy {
            public Rollup {
                keys = List.copyOf(keys);
            }
        }

        record Cube(List<Expression> keys) implements GroupBy {
            public Cube {
                keys = List.copyOf(keys);
            }
        }

        record GroupingSets(List<List<Expression>> sets) implements GroupBy {
            public GroupingSets {
                sets = sets.stream().map(List::copyOf).toList();
            }
        }
    }

    /** One item behind SELECT. */
    sealed interface SelectItem {
        record Column(Expression expression, Optional<String> alias) implements SelectItem {}

        record Star(Optional<String> qualifier) implements SelectItem {}
    }

    record SortKey(Expression expression, boolean descending, NullOrder nulls) {}

    /** Where NULLs are sorted; {@code UNSPECIFIED} leaves it to the DBMS, which no proof may rest on. */
    enum NullOrder {
        UNSPECIFIED,
        FIRST,
        LAST
    }

    /** A query of one row and one column. */
    static Query constant(Value value) {
        return new Values(List.of(List.of(new Expression.Literal(value))));
    }
}
