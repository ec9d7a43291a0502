package io.panoptes.discovery.workload;

import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.oracle.Placeholder.ExpressionPlaceholder;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Puts virtual columns for the predicates and expressions of a query over one row of one table: {@code a.price * 2 > 10} becomes
 * {@code a.v0}, of type BOOLEAN. The same expression over the same table becomes the same column.
 *
 * <p>What joins two tables, aggregates and subqueries stay: they are what the query is about.
 */
final class Abstraction implements TreeMapping {
    private final Schema schema;
    private final Map<String, ExpressionPlaceholder> virtual = new HashMap<>();
    private final List<ExpressionPlaceholder> placeholders = new ArrayList<>();
    private final Set<String> commonTables = new HashSet<>();

    /** The tables in sight, the innermost FROM clause first: alias to table, which is absent where it is no base table. */
    private final Deque<Map<String, Optional<Table>>> scopes = new ArrayDeque<>();

    Abstraction(Schema schema) {
        this.schema = schema;
    }

    List<ExpressionPlaceholder> placeholders() {
        return placeholders;
    }

    @Override
    public Query query(Query query) {
        return switch (query) {
            case Query.With with -> {
                with.tables().forEach(table -> commonTables.add(key(table.name())));
                yield children(with);
            }
            case Query.Select select -> {
                Map<String, Optional<Table>> scope = new HashMap<>();
                select.from().ifPresent(from -> collect(from, scope));
                scopes.push(scope);
                Query mapped = new Query.Select(
                        select.distinct(),
                        select.items().stream().map(this::item).toList(),
                        select.from().map(this::from),
                        select.where().map(this::condition),
                        select.groupBy().map(this::groupBy),
                        select.having().map(this::condition));
                scopes.pop();
                yield mapped;
            }
            // Keys may be names of the answer: they stay, and so do the bounds.
            case Query.Ordered(var body, var keys, var limit, var offset) ->
                new Query.Ordered(query(body), keys, limit, offset);
            case Query.SetOperation operation -> children(operation);
            case Query.Values values -> values;
            case Query.Returned returned -> returned;
        };
    }

    @Override
    public FromItem from(FromItem item) {
        return item instanceof FromItem.Join(var kind, var left, var right, var on)
                ? new FromItem.Join(kind, from(left), from(right), on.map(this::condition))
                : children(item);
    }

    /** Each part of a conjunction, a disjunction or a negation is a predicate of its own. */
    private Expression condition(Expression condition) {
        return switch (condition) {
            case Expression.Binary(var operator, var left, var right)
            when operator == Expression.BinaryOperator.AND || operator == Expression.BinaryOperator.OR ->
                Sql.binary(operator, condition(left), condition(right));
            case Expression.Unary(var operator, var operand)
            when operator == Expression.UnaryOperator.NOT -> new Expression.Unary(operator, condition(operand));
            default -> virtual(condition, Optional.of(SqlType.BOOLEAN)).orElseGet(() -> children(condition));
        };
    }

    @Override
    public Expression expression(Expression expression) {
        return virtual(expression, Optional.empty()).orElseGet(() -> children(expression));
    }

    private Optional<Expression> virtual(Expression expression, Optional<SqlType> known) {
        if (expression instanceof Expression.ColumnReference || expression instanceof Expression.Literal) {
            return Optional.empty();
        }
        Set<String> aliases = new HashSet<>();
        for (Expression part : Trees.expressions(expression)) {
            if (!isOfARow(part)) {
                return Optional.empty();
            }
            if (part instanceof Expression.ColumnReference reference) {
                Optional<String> alias = aliasOf(reference);
                if (alias.isEmpty()) {
                    return Optional.empty();
                }
                aliases.add(alias.get());
            }
        }
        if (aliases.size() != 1) {
            return Optional.empty();
        }
        String alias = aliases.iterator().next();
        return table(alias)
                .flatMap(table -> known.or(() -> ValueTypes.of(expression, table))
                        .map(type -> Sql.column(
                                alias, column(table, expression, type).name())));
    }

    /** Not what reads other rows or other tables. */
    private static boolean isOfARow(Expression part) {
        return switch (part) {
            case Expression.Function function ->
                !Traits.isAggregate(function) && function.over().isEmpty();
            case Expression.InQuery ignored -> false;
            case Expression.Exists ignored -> false;
            case Expression.ScalarQuery ignored -> false;
            case Expression.Quantified ignored -> false;
            case Expression.Star ignored -> false;
            default -> true;
        };
    }

    private ExpressionPlaceholder column(Table table, Expression expression, SqlType type) {
        String text = new TreeMapping() {
            @Override
            public Expression expression(Expression part) {
                return part instanceof Expression.ColumnReference(var ignored, var name)
                        ? Sql.column(key(name))
                        : children(part);
            }
        }.expression(expression).toString();
        return virtual.computeIfAbsent(key(table.name()) + " " + text, unknown -> {
            var made = new ExpressionPlaceholder(freshName(), table.name(), type);
            placeholders.add(made);
            return made;
        });
    }

    private String freshName() {
        int number = placeholders.size();
        while (isTaken("v" + number)) {
            number++;
        }
        return "v" + number;
    }

    private boolean isTaken(String name) {
        return placeholders.stream().anyMatch(placeholder -> placeholder.name().equals(name))
                || schema.tables().stream().anyMatch(table -> table.column(name).isPresent());
    }

    /** The alias of the innermost FROM clause that has the column, which must be a base table's. */
    private Optional<String> aliasOf(Expression.ColumnReference reference) {
        Map<String, Optional<Table>> scope = scopes.isEmpty() ? Map.of() : scopes.peek();
        if (reference.qualifier().isPresent()) {
            String alias = key(reference.qualifier().get());
            return scope.getOrDefault(alias, Optional.empty())
                    .filter(table -> table.column(reference.name()).isPresent())
                    .map(table -> reference.qualifier().get());
        }
        List<String> having = scope.entrySet().stream()
                .filter(entry -> entry.getValue()
                        .map(table -> table.column(reference.name()).isPresent())
                        .orElse(true))
                .map(Map.Entry::getKey)
                .toList();
        return having.size() == 1
                ? Optional.of(having.getFirst())
                        .filter(name ->
                                scope.getOrDefault(name, Optional.empty()).isPresent())
                : Optional.empty();
    }

    private Optional<Table> table(String alias) {
        return scopes.isEmpty() ? Optional.empty() : scopes.peek().getOrDefault(key(alias), Optional.empty());
    }

    private void collect(FromItem item, Map<String, Optional<Table>> scope) {
        switch (item) {
            case FromItem.TableReference(var name, var alias) ->
                scope.put(
                        key(alias.map(FromItem.Alias::name).orElse(name)),
                        commonTables.contains(key(name))
                                        || alias.filter(given ->
                                                        !given.columns().isEmpty())
                                                .isPresent()
                                ? Optional.empty()
                                : schema.table(name));
            case FromItem.DerivedTable derived -> scope.put(key(derived.alias().name()), Optional.empty());
            case FromItem.Join(var ignored, var left, var right, var on) -> {
                collect(left, scope);
                collect(right, scope);
            }
            case FromItem.VerbatimTable verbatim -> scope.put(verbatim.text(), Optional.empty());
        }
    }

    static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
