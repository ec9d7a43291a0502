package io.panoptes.instantiation.hazard;

import io.panoptes.dbms.Hazard;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Scalar subqueries with several rows: SQLite takes the first, others raise an error. Each must give one row at most by
 * its text: an aggregate, a limit of one, or a key that is compared.
 */
record ScalarSubqueryGuard() implements HazardGuard {
    @Override
    public Hazard hazard() {
        return Hazard.SCALAR_SUBQUERY_ROWS;
    }

    @Override
    public Optional<String> objectionToOracle(ProvenPair oracle) {
        return firstIn(oracle.queries(), oracle.schema());
    }

    @Override
    public Optional<String> objectionToCase(GuardedCase candidate) {
        return firstIn(candidate.snippetNodes(), candidate.schema());
    }

    private static Optional<String> firstIn(List<Nodes> trees, Schema schema) {
        return Nodes.firstIn(
                trees,
                nodes -> nodes.all(Expression.ScalarQuery.class)
                        .filter(scalar -> !givesOneRowAtMost(scalar.query(), OnlyTable.in(nodes, schema)))
                        .map(scalar -> "may give several rows: " + scalar));
    }

    private static boolean givesOneRowAtMost(Query query, OnlyTable tables) {
        return switch (query) {
            case Query.Select select -> TotalOrder.givesOneRow(select) || readsOneRow(select, tables);
            case Query.Ordered(var body, var ignored, var limit, var offset) ->
                limit.filter(ScalarSubqueryGuard::isAtMostOne).isPresent() || givesOneRowAtMost(body, tables);
            case Query.With(var ignored, var recursive, var body) -> givesOneRowAtMost(body, tables);
            case Query.Values(var rows) -> rows.size() == 1;
            case Query.SetOperation ignored -> false;
            case Query.Returned ignored -> false;
        };
    }

    private static boolean isAtMostOne(Expression limit) {
        return limit.equals(Sql.number(1)) || limit.equals(Sql.number(0));
    }

    /** No table at all, or one whose key is equated with something that is not of it. */
    private static boolean readsOneRow(Query.Select select, OnlyTable tables) {
        if (select.from().isEmpty()) {
            return true;
        }
        if (!(select.from().get() instanceof FromItem.TableReference(var name, var alias))) {
            return false;
        }
        String called = alias.map(FromItem.Alias::name).orElse(name);
        List<Expression> conjuncts =
                select.where().map(ScalarSubqueryGuard::conjuncts).orElse(List.of());
        return tables.of(select).stream()
                .flatMap(table -> table.constraints().stream())
                .anyMatch(constraint -> switch (constraint) {
                    case Constraint.PrimaryKey(var key) -> equatesAll(key, called, conjuncts);
                    case Constraint.Unique(var key) -> equatesAll(key, called, conjuncts);
                    default -> false;
                });
    }

    private static List<Expression> conjuncts(Expression condition) {
        return condition instanceof Expression.Binary(var operator, var left, var right)
                        && operator == BinaryOperator.AND
                ? Stream.concat(conjuncts(left).stream(), conjuncts(right).stream())
                        .toList()
                : List.of(condition);
    }

    private static boolean equatesAll(List<String> key, String alias, List<Expression> conjuncts) {
        return key.stream()
                .allMatch(column -> conjuncts.stream()
                        .anyMatch(conjunct -> conjunct instanceof Expression.Binary(var operator, var left, var right)
                                && operator == BinaryOperator.EQUAL
                                && (isColumn(left, alias, column) && isElsewhere(right, alias)
                                        || isColumn(right, alias, column) && isElsewhere(left, alias))));
    }

    private static boolean isColumn(Expression expression, String alias, String column) {
        return expression instanceof Expression.ColumnReference(var qualifier, var name)
                && name.equalsIgnoreCase(column)
                && qualifier.map(alias::equalsIgnoreCase).orElse(true);
    }

    /** A constant, or columns that say by their qualifier that they are of another table. */
    private static boolean isElsewhere(Expression expression, String alias) {
        return Nodes.of(expression)
                .all(Expression.ColumnReference.class)
                .allMatch(column -> column.qualifier()
                        .filter(qualifier -> !qualifier.equalsIgnoreCase(alias))
                        .isPresent());
    }
}
