package io.panoptes.reporting.model;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.oracle.Changes;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.OracleSides;
import io.panoptes.sql.oracle.Placeholder.ExpressionPlaceholder;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The query patterns of an oracle as a report shows them: of columns that are alike, only as many as are left in the finding.
 * Two queries that agree also agree without the same columns of both.
 *
 * @param leftOut how many columns of the oracle are not shown
 */
public record ShownPatterns(List<String> left, List<String> right, int leftOut) {
    public ShownPatterns {
        left = List.copyOf(left);
        right = List.copyOf(right);
    }

    /** @param columns how many columns the answers of the finding have */
    public static ShownPatterns of(Oracle oracle, int columns) {
        return shortened(oracle, columns)
                .orElseGet(() -> new ShownPatterns(oracle.leftStatements(), oracle.rightStatements(), 0));
    }

    private static Optional<ShownPatterns> shortened(Oracle oracle, int columns) {
        OracleSides sides = OracleSides.of(oracle);
        if (!(sides.left().query() instanceof Query.Select left)
                || !(sides.right().query() instanceof Query.Select right)
                || columns < 1
                || columns >= left.items().size()
                || left.items().size() != right.items().size()
                || left.distinct()
                || right.distinct()
                || !areAlike(oracle, left, right)) {
            return Optional.empty();
        }
        Changes changes = oracle.changed();
        return Optional.of(new ShownPatterns(
                Stream.concat(changes.left().stream(), Stream.of(first(left, columns)))
                        .toList(),
                Stream.concat(changes.right().stream(), Stream.of(first(right, columns)))
                        .toList(),
                left.items().size() - columns));
    }

    /** Whether all pairs of columns are one pair but for the placeholders in them. */
    private static boolean areAlike(Oracle oracle, Query.Select left, Query.Select right) {
        Set<String> placeholders = new HashSet<>();
        oracle.placeholders().forEach(placeholder -> {
            if (placeholder instanceof ExpressionPlaceholder expression) {
                placeholders.add(expression.name());
            }
        });
        return IntStream.range(0, left.items().size())
                        .mapToObj(column -> List.of(
                                general(left.items().get(column), placeholders),
                                general(right.items().get(column), placeholders)))
                        .distinct()
                        .count()
                == 1;
    }

    /** With one name for all placeholders. */
    private static SelectItem general(SelectItem item, Set<String> placeholders) {
        TreeMapping mapping = new TreeMapping() {
            @Override
            public Expression expression(Expression expression) {
                return expression instanceof Expression.ColumnReference(var qualifier, var name)
                                && placeholders.contains(name)
                        ? new Expression.ColumnReference(qualifier, "placeholder")
                        : children(expression);
            }
        };
        return item instanceof SelectItem.Column(var expression, var alias)
                ? new SelectItem.Column(mapping.expression(expression), alias)
                : item;
    }

    private static String first(Query.Select select, int columns) {
        Query.Select shorter = new Query.Select(
                select.distinct(),
                select.items().subList(0, columns),
                select.from(),
                select.where(),
                select.groupBy(),
                select.having());
        return SqlWriter.write(shorter, Dialect.PORTABLE);
    }
}
