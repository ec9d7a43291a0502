package io.panoptes.sql.ast;

import java.util.ArrayList;
import java.util.List;

/** The nodes of a tree, at any depth, each before its children. */
public final class Trees {
    private Trees() {}

    public static List<Expression> expressions(Query query) {
        Collector collector = new Collector();
        collector.query(query);
        return collector.expressions;
    }

    public static List<Expression> expressions(Expression expression) {
        Collector collector = new Collector();
        collector.expression(expression);
        return collector.expressions;
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
        Collector collector = new Collector();
        collector.query(query);
        return collector.queries;
    }

    /** All items of all FROM clauses. */
    public static List<FromItem> fromItems(Query query) {
        Collector collector = new Collector();
        collector.query(query);
        return collector.froms;
    }

    private static final class Collector implements TreeMapping {
        private final List<Expression> expressions = new ArrayList<>();
        private final List<Query> queries = new ArrayList<>();
        private final List<FromItem> froms = new ArrayList<>();

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
