package io.panoptes.instantiation.hazard;

import io.panoptes.corpus.TreeRewriter;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** All expressions and queries of a tree, at any depth. */
public final class Nodes extends TreeRewriter {
    private final List<Expression> expressions = new ArrayList<>();
    private final List<Query> queries = new ArrayList<>();

    private Nodes() {}

    public static Nodes of(Query query) {
        var nodes = new Nodes();
        nodes.rewrite(query);
        return nodes;
    }

    public static Nodes of(Expression expression) {
        var nodes = new Nodes();
        nodes.rewrite(expression);
        return nodes;
    }

    /** The first objection that one of these queries raises. */
    static Optional<String> firstIn(Stream<Nodes> trees, Function<Nodes, Stream<String>> objections) {
        return trees.flatMap(objections).findFirst();
    }

    /** The query that this was made of; the nodes come from the top down. */
    Query root() {
        return queries.getFirst();
    }

    Stream<Expression> expressions() {
        return expressions.stream();
    }

    <T extends Expression> Stream<T> all(Class<T> kind) {
        return expressions.stream().filter(kind::isInstance).map(kind::cast);
    }

    <T extends Query> Stream<T> queries(Class<T> kind) {
        return queries.stream().filter(kind::isInstance).map(kind::cast);
    }

    @Override
    public Expression rewrite(Expression expression) {
        expressions.add(expression);
        return super.rewrite(expression);
    }

    @Override
    public Query rewrite(Query query) {
        queries.add(query);
        return super.rewrite(query);
    }
}
