package io.panoptes.instantiation.hazard;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** All expressions and queries of a tree, at any depth. For one thread. */
public final class Nodes {
    private final Trees.Nodes found;
    /** Each guard asks for a few kinds again, of trees that have many nodes of other kinds. */
    private final Map<Class<?>, List<?>> byKind = new HashMap<>();

    private Nodes(Trees.Nodes found) {
        this.found = found;
    }

    public static Nodes of(Query query) {
        return new Nodes(Trees.nodes(query));
    }

    public static Nodes of(Expression expression) {
        return new Nodes(Trees.nodes(expression));
    }

    /** The first objection that one of these queries raises. */
    static Optional<String> firstIn(List<Nodes> trees, Function<Nodes, Stream<String>> objections) {
        for (Nodes nodes : trees) {
            Optional<String> first = objections.apply(nodes).findFirst();
            if (first.isPresent()) {
                return first;
            }
        }
        return Optional.empty();
    }

    /** The first objection that an expression of these queries raises. */
    static Optional<String> firstOf(List<Nodes> trees, Function<Expression, Optional<String>> objection) {
        for (Nodes nodes : trees) {
            for (Expression expression : nodes.found.expressions()) {
                Optional<String> first = objection.apply(expression);
                if (first.isPresent()) {
                    return first;
                }
            }
        }
        return Optional.empty();
    }

    /** The query that this was made of; the nodes come from the top down. */
    Query root() {
        return found.queries().getFirst();
    }

    Stream<Expression> expressions() {
        return found.expressions().stream();
    }

    <T extends Expression> Stream<T> all(Class<T> kind) {
        return ofKind(found.expressions(), kind);
    }

    <T extends Query> Stream<T> queries(Class<T> kind) {
        return ofKind(found.queries(), kind);
    }

    private <T> Stream<T> ofKind(List<? super T> nodes, Class<T> kind) {
        return byKind
                .computeIfAbsent(
                        kind, absent -> nodes.stream().filter(kind::isInstance).toList())
                .stream()
                .map(kind::cast);
    }
}
