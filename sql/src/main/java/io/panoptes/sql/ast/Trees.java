package io.panoptes.sql.ast;

import java.util.ArrayList;
import java.util.List;

/** The nodes of a tree, at any depth, each before its children. */
public final class Trees {
    private Trees() {}

    /** All that a tree holds, found in one go. */
    public record Nodes(List<Expression> expressions, List<Query> queries, List<FromItem> fromItems) {
        public Nodes {
            expressions = List.copyOf(expressions);
            queries = List.copyOf(queries);
            fromItems = List.copyOf(fromItems);
        }
    }

    public static Nodes nodes(Query query) {
        Collector collector = new Collector();
        collector.query(query);
        return collector.nodes();
    }

    public static Nodes nodes(Expression expression) {
        Collector collector = new Collector();
        collector.expression(expression);
        return collector.nodes();
    }

    public static List<Expression> expressions(Query query) {
        return nodes(query).expressions();
    }

    public static List<Expression> expressions(Expression expression) {
        return nodes(expression).expressions();
    }

    /** The expression and its parts, but not what stands in its subqueries. */
    public static List<Expression> outsideOfQueries(Expression expression) {
        List<Expression> found = new ArrayList<>();
        new TreeMapping() {
            @Override
            public Expression expression(Expression part) {
                found.add(part);
                return children(part);
            }

            @Override
            public Query query(Query query) {
                return query;
            }
        }.expression(expression);
        return found;
    }

    /** The query itself and all queries within. */
    public static List<Query> queries(Query query) {
        return nodes(query).queries();
    }

    /** All items of all FROM clauses. */
    public static List<FromItem> fromItems(Query query) {
        return nodes(query).fromItems();
    }

    private static final class Collector implements TreeMapping {
        private final List<Expression> expressions = new ArrayList<>();
        private final List<Query> queries = new ArrayList<>();
        private final List<FromItem> froms = new ArrayList<>();

        private Nodes nodes() {
            return new Nodes(expressions, queries, froms);
        }

        @Override
        public Expression expression(Expression expression) {
            expressions.add(expression);
            return children(expression);
        }

        @Override
        public Query query(Query query) {
            queries.add(query);
            return children(query);
        }

        @Override
        public FromItem from(FromItem item) {
            froms.add(item);
            return children(item);
        }
    }
}
