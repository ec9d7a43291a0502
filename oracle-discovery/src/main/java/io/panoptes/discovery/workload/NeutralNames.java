package io.panoptes.discovery.workload;

import static io.panoptes.discovery.workload.Abstraction.key;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.oracle.Placeholder;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Names that tell nothing, for all names of a query and its schema: {@code t1}, {@code c0}, {@code x1}. A name becomes the same one
 * wherever it stands and two names never become one, so each still means what it meant.
 */
final class NeutralNames implements TreeMapping {
    private final Map<String, String> names = new HashMap<>();
    private final Set<String> given = new HashSet<>();

    NeutralNames(Schema schema) {
        schema.tables().forEach(table -> name(table.name(), "t"));
        schema.tables().forEach(table -> table.columns().forEach(column -> name(column.name(), "c")));
    }

    private String name(String old, String kind) {
        return names.computeIfAbsent(key(old), unknown -> {
            int number = kind.equals("t") ? 1 : 0;
            while (!given.add(kind + number)) {
                number++;
            }
            return kind + number;
        });
    }

    Schema schema(Schema schema) {
        return new Schema(schema.tables().stream()
                .map(table -> new Table(
                        name(table.name(), "t"),
                        table.columns().stream()
                                .map(column -> new Column(name(column.name(), "c"), column.type(), column.nullable()))
                                .toList(),
                        table.constraints().stream().map(this::constraint).toList()))
                .toList());
    }

    private Constraint constraint(Constraint constraint) {
        return switch (constraint) {
            case Constraint.PrimaryKey(var columns) -> new Constraint.PrimaryKey(columns(columns));
            case Constraint.Unique(var columns) -> new Constraint.Unique(columns(columns));
            case Constraint.ForeignKey(var columns, var target, var targetColumns) ->
                new Constraint.ForeignKey(columns(columns), name(target, "t"), columns(targetColumns));
            default -> throw new IllegalArgumentException("a seed has no " + constraint);
        };
    }

    private List<String> columns(List<String> columns) {
        return columns.stream().map(column -> name(column, "c")).toList();
    }

    List<Placeholder> placeholders(List<Placeholder> placeholders) {
        return placeholders.stream()
                .<Placeholder>map(placeholder -> switch (placeholder) {
                    case Placeholder.ExpressionPlaceholder(var name, var table, var type) ->
                        new Placeholder.ExpressionPlaceholder(name(name, "c"), name(table, "t"), type);
                    case Placeholder.TablePlaceholder(var name) -> new Placeholder.TablePlaceholder(name(name, "t"));
                })
                .toList();
    }

    @Override
    public Expression expression(Expression expression) {
        return expression instanceof Expression.ColumnReference(var qualifier, var name)
                ? new Expression.ColumnReference(qualifier.map(alias -> name(alias, "x")), name(name, "k"))
                : children(expression);
    }

    @Override
    public FromItem from(FromItem item) {
        return switch (item) {
            case FromItem.TableReference(var name, var alias) ->
                new FromItem.TableReference(name(name, "t"), alias.map(this::alias));
            case FromItem.DerivedTable(var query, var alias, var lateral) ->
                new FromItem.DerivedTable(query(query), alias(alias), lateral);
            case FromItem.Join join -> children(join);
            case FromItem.VerbatimTable verbatim -> verbatim;
        };
    }

    private FromItem.Alias alias(FromItem.Alias alias) {
        return new FromItem.Alias(
                name(alias.name(), "x"),
                alias.columns().stream().map(column -> name(column, "k")).toList());
    }

    @Override
    public Query query(Query query) {
        return query instanceof Query.With(var tables, var recursive, var body)
                ? new Query.With(
                        tables.stream()
                                .map(table -> new Query.CommonTable(
                                        name(table.name(), "w"),
                                        table.columns().stream()
                                                .map(column -> name(column, "k"))
                                                .toList(),
                                        query(table.query()),
                                        table.materialization()))
                                .toList(),
                        recursive,
                        query(body))
                : children(query);
    }

    @Override
    public Query.SelectItem item(Query.SelectItem item) {
        return switch (item) {
            case Query.SelectItem.Column(var expression, var alias) ->
                new Query.SelectItem.Column(expression(expression), alias.map(name -> name(name, "k")));
            case Query.SelectItem.Star(Optional<String> qualifier) ->
                new Query.SelectItem.Star(qualifier.map(name -> name(name, "x")));
        };
    }
}
