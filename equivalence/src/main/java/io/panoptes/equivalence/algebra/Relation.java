package io.panoptes.equivalence.algebra;

import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * A relational expression. Columns are known by position; names are gone, but for those of the tables that are scanned.
 *
 * <p>The scalar expressions of an operator see one row: that of its input, or for a join the left row followed by the
 * right one. A relation inside a scalar expression, or the right side of a lateral join, sees that row as its enclosing
 * row ({@link Scalar.Outer} of level 1), the row around that as level 2, and so on.
 */
public sealed interface Relation {

    /** The types of the columns that come out. */
    List<SqlType> types();

    /** All rows of a table of the schema. */
    record Scan(Table table) implements Relation {
        @Override
        public List<SqlType> types() {
            return table.columns().stream().map(column -> column.type()).toList();
        }
    }

    /** Constant rows; the expressions may see enclosing rows, but no row of their own. */
    record Values(List<SqlType> types, List<List<Scalar>> rows) implements Relation {
        public Values {
            types = List.copyOf(types);
            rows = rows.stream().map(List::copyOf).toList();
        }
    }

    /** The rows for which the condition is TRUE. */
    record Filter(Relation input, Scalar condition) implements Relation {
        @Override
        public List<SqlType> types() {
            return input.types();
        }
    }

    /** One row for each, duplicates kept. */
    record Project(Relation input, List<Scalar> expressions) implements Relation {
        public Project {
            expressions = List.copyOf(expressions);
        }

        @Override
        public List<SqlType> types() {
            return expressions.stream().map(Scalar::type).toList();
        }
    }

    /**
     * A join. The condition sees the left row followed by the right row. Where {@code lateral}, the right side sees the
     * left row as its enclosing row; only INNER, LEFT, SEMI and ANTI joins may be lateral.
     */
    record Join(JoinKind kind, boolean lateral, Relation left, Relation right, Scalar condition) implements Relation {
        @Override
        public List<SqlType> types() {
            return switch (kind) {
                case SEMI, ANTI -> left.types();
                case INNER, LEFT, RIGHT, FULL ->
                    Stream.concat(left.types().stream(), right.types().stream()).toList();
            };
        }
    }

    enum JoinKind {
        INNER,
        LEFT,
        RIGHT,
        FULL,
        /** Left rows that have a partner, once each. */
        SEMI,
        /** Left rows that have no partner: for none of the right rows is the condition TRUE. */
        ANTI
    }

    /** UNION, INTERSECT, EXCEPT. Rows are compared as IS NOT DISTINCT FROM does. */
    record SetOperation(SetKind kind, boolean all, Relation left, Relation right, List<SqlType> types)
            implements Relation {
        public SetOperation {
            types = List.copyOf(types);
        }
    }

    enum SetKind {
        UNION,
        INTERSECT,
        EXCEPT
    }

    /** Each row once. */
    record Distinct(Relation input) implements Relation {
        @Override
        public List<SqlType> types() {
            return input.types();
        }
    }

    /**
     * Groups. Out come the {@code keys}, then one column for each aggregate. With more than one grouping set there is a
     * block of groups for each set; a key that is not in the set is NULL there. {@code groupingSets} holds positions in
     * {@code keys}. An empty grouping set gives one row even when the input is empty.
     */
    record Aggregate(
            Relation input, List<Scalar> keys, List<List<Integer>> groupingSets, List<AggregateCall> aggregates)
            implements Relation {
        public Aggregate {
            keys = List.copyOf(keys);
            groupingSets = groupingSets.stream().map(List::copyOf).toList();
            aggregates = List.copyOf(aggregates);
        }

        @Override
        public List<SqlType> types() {
            List<SqlType> types = new ArrayList<>();
            keys.forEach(key -> types.add(key.type()));
            aggregates.forEach(aggregate -> types.add(aggregate.type()));
            return types;
        }
    }

    /** The input's columns, then one column for each window function. */
    record Window(Relation input, List<WindowCall> calls) implements Relation {
        public Window {
            calls = List.copyOf(calls);
        }

        @Override
        public List<SqlType> types() {
            List<SqlType> types = new ArrayList<>(input.types());
            calls.forEach(call -> types.add(call.type()));
            return types;
        }
    }

    /** The rows in order, from {@code offset} on, {@code limit} at most. Without keys the order is any. */
    record Sort(Relation input, List<SortKey> keys, long offset, OptionalLong limit) implements Relation {
        public Sort {
            keys = List.copyOf(keys);
        }

        /** How many rows of the order come up to the last that stays: {@code offset + limit}; empty where all rest stays. */
        public OptionalLong end() {
            return limit.isPresent() && limit.getAsLong() <= Long.MAX_VALUE - offset
                    ? OptionalLong.of(offset + limit.getAsLong())
                    : OptionalLong.empty();
        }

        @Override
        public List<SqlType> types() {
            return input.types();
        }
    }

    /**
     * An aggregate over the rows of a group: those for which {@code filter} is TRUE, where there is one.
     *
     * <p>{@code arguments} is empty for COUNT(*). {@code order} matters to ordered aggregates only. {@code name} says which
     * function is meant by {@link AggregateFunction#OTHER}.
     */
    record AggregateCall(
            AggregateFunction function,
            String name,
            List<Scalar> arguments,
            boolean distinct,
            java.util.Optional<Scalar> filter,
            List<SortKey> order,
            SqlType type) {
        public AggregateCall {
            arguments = List.copyOf(arguments);
            order = List.copyOf(order);
        }
    }

    enum AggregateFunction {
        COUNT,
        SUM,
        /** As SUM, but 0 over no rows. */
        SUM0,
        MIN,
        MAX,
        AVG,
        /** The only value there is; an error on two rows or more. */
        SINGLE_VALUE,
        /** Any of the values: not deterministic unless all are the same. */
        ANY_VALUE,
        EVERY,
        SOME,
        /** {@code GROUPING(k1, k2, ...)}; its arguments are keys. */
        GROUPING,
        /** Deterministic on the bag of its arguments; nothing else is known. */
        OTHER
    }

    record WindowCall(
            WindowFunction function,
            String name,
            List<Scalar> arguments,
            boolean distinct,
            List<Scalar> partition,
            List<SortKey> order,
            Frame frame,
            SqlType type) {
        public WindowCall {
            arguments = List.copyOf(arguments);
            partition = List.copyOf(partition);
            order = List.copyOf(order);
        }
    }

    enum WindowFunction {
        ROW_NUMBER,
        RANK,
        DENSE_RANK,
        PERCENT_RANK,
        CUME_DIST,
        NTILE,
        LAG,
        LEAD,
        FIRST_VALUE,
        LAST_VALUE,
        NTH_VALUE,
        COUNT,
        SUM,
        SUM0,
        MIN,
        MAX,
        AVG,
        OTHER
    }

    /** The rows of the partition that an aggregate or a value function looks at. */
    record Frame(FrameUnit unit, Bound start, Bound end) {}

    enum FrameUnit {
        ROWS,
        RANGE,
        GROUPS
    }

    sealed interface Bound {
        record UnboundedPreceding() implements Bound {}

        record Preceding(Value amount) implements Bound {}

        record CurrentRow() implements Bound {}

        record Following(Value amount) implements Bound {}

        record UnboundedFollowing() implements Bound {}
    }

    record SortKey(Scalar expression, boolean descending, boolean nullsFirst) {}
}
