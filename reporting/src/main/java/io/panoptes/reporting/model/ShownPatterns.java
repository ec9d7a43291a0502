package io.panoptes.reporting.model;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.OracleSides;
import io.panoptes.sql.oracle.Placeholder.ExpressionPlaceholder;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import io.panoptes.triage.finding.Finding;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The query patterns of an oracle as a report shows them: of columns that are alike, only as many as are left in the finding, and
 * of parts of a UNION ALL that are alike one, where none is united any more.
 *
 * <p>What is shown agrees where the whole does. Two queries that agree also agree without the same columns of both; and where
 * all placeholders are filled alike, n times the rows of one part are n times those of the other.
 *
 * @param leftOut what is not shown, in words; empty where all is
 */
public record ShownPatterns(List<String> left, List<String> right, String leftOut) {
    public ShownPatterns {
        left = List.copyOf(left);
        right = List.copyOf(right);
    }

    public static ShownPatterns of(Finding finding) {
        boolean united = isUnion(finding.reduced().left().query())
                || isUnion(finding.reduced().right().query());
        return of(finding.original().oracle(), finding.left().columns().size(), united);
    }

    /**
     * @param columns how many columns the answers of the finding have
     * @param united whether its queries are unions still
     */
    static ShownPatterns of(Oracle oracle, int columns, boolean united) {
        OracleSides sides = OracleSides.of(oracle);
        Query left = sides.left().query();
        Query right = sides.right().query();
        return fewerColumns(oracle, left, right, columns)
                .or(() -> united ? Optional.empty() : onePart(oracle, left, right))
                .orElseGet(() -> new ShownPatterns(oracle.leftStatements(), oracle.rightStatements(), ""));
    }

    private static Optional<ShownPatterns> fewerColumns(Oracle oracle, Query left, Query right, int columns) {
        if (!(left instanceof Query.Select one) || !(right instanceof Query.Select other)) {
            return Optional.empty();
        }
        int all = one.items().size();
        if (columns < 1 || columns >= all || other.items().size() != all || one.distinct() || other.distinct()) {
            return Optional.empty();
        }
        Set<String> placeholders = placeholders(oracle);
        long kinds = IntStream.range(0, all)
                .mapToObj(column -> List.of(
                        general(one.items().get(column), placeholders),
                        general(other.items().get(column), placeholders)))
                .distinct()
                .count();
        return kinds > 1
                ? Optional.empty()
                : Optional.of(shown(
                        oracle,
                        first(one, columns),
                        first(other, columns),
                        "%d more columns of the patterns".formatted(all - columns)));
    }

    private static Optional<ShownPatterns> onePart(Oracle oracle, Query left, Query right) {
        Set<String> placeholders = placeholders(oracle);
        int parts = placeholders.size();
        List<Query> one = united(left);
        List<Query> other = united(right);
        if (parts < 2
                || oracle.semantics() == Semantics.LIST
                || one.size() % parts != 0
                || other.size() % parts != 0
                || !areAlike(one, parts, placeholders)
                || !areAlike(other, parts, placeholders)) {
            return Optional.empty();
        }
        return Optional.of(shown(
                oracle,
                union(one.subList(0, one.size() / parts)),
                union(other.subList(0, other.size() / parts)),
                "%d more parts of the patterns".formatted(parts - 1)));
    }

    private static ShownPatterns shown(Oracle oracle, Query left, Query right, String leftOut) {
        return new ShownPatterns(
                statements(oracle.changed().left(), left),
                statements(oracle.changed().right(), right),
                leftOut);
    }

    private static List<String> statements(List<String> changes, Query query) {
        return Stream.concat(changes.stream(), Stream.of(SqlWriter.write(query, Dialect.PORTABLE)))
                .toList();
    }

    /** Whether they are the same but for the placeholder, of which there is one in each. */
    private static boolean areAlike(List<Query> queries, int parts, Set<String> placeholders) {
        int size = queries.size() / parts;
        List<List<Query>> all = IntStream.range(0, parts)
                .mapToObj(part -> queries.subList(part * size, (part + 1) * size))
                .toList();
        boolean same = all.stream()
                        .map(part -> part.stream()
                                .map(query -> oneName(placeholders).query(query))
                                .toList())
                        .distinct()
                        .count()
                == 1;
        return same && all.stream().allMatch(part -> used(part, placeholders) <= 1);
    }

    private static long used(List<Query> queries, Set<String> placeholders) {
        return queries.stream()
                .flatMap(query -> Trees.expressions(query).stream())
                .flatMap(expression -> expression instanceof Expression.ColumnReference reference
                        ? Stream.of(reference.name())
                        : Stream.empty())
                .filter(placeholders::contains)
                .distinct()
                .count();
    }

    private static boolean isUnion(Query query) {
        return query instanceof Query.SetOperation;
    }

    /** The parts of a UNION ALL, in their order. */
    private static List<Query> united(Query query) {
        if (query instanceof Query.SetOperation(var operator, var all, var left, var right)
                && operator == Query.SetOperator.UNION
                && all) {
            List<Query> parts = new ArrayList<>(united(left));
            parts.addAll(united(right));
            return parts;
        }
        return List.of(query);
    }

    private static Query union(List<Query> parts) {
        return parts.stream()
                .reduce((left, right) -> new Query.SetOperation(Query.SetOperator.UNION, true, left, right))
                .orElseThrow();
    }

    private static Set<String> placeholders(Oracle oracle) {
        Set<String> names = new HashSet<>();
        oracle.placeholders().forEach(placeholder -> {
            if (placeholder instanceof ExpressionPlaceholder expression) {
                names.add(expression.name());
            }
        });
        return names;
    }

    private static SelectItem general(SelectItem item, Set<String> placeholders) {
        return item instanceof SelectItem.Column(var expression, var alias)
                ? new SelectItem.Column(oneName(placeholders).expression(expression), alias)
                : item;
    }

    /** Gives all placeholders one name. */
    private static TreeMapping oneName(Set<String> placeholders) {
        return new TreeMapping() {
            @Override
            public Expression expression(Expression expression) {
                return expression instanceof Expression.ColumnReference(var qualifier, var name)
                                && placeholders.contains(name)
                        ? new Expression.ColumnReference(qualifier, "placeholder")
                        : children(expression);
            }
        };
    }

    private static Query.Select first(Query.Select select, int columns) {
        return new Query.Select(
                select.distinct(),
                select.items().subList(0, columns),
                select.from(),
                select.where(),
                select.groupBy(),
                select.having());
    }
}
