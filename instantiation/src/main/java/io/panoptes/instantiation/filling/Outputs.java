package io.panoptes.instantiation.filling;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Schema;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The names of the columns that queries and FROM items give. */
final class Outputs {
    /** What an expression without an alias is called: nothing can refer to it. */
    static final String NAMELESS = "";

    /** A relation of a FROM clause; {@code table} is empty where it is not a plain table. */
    record Named(String alias, Optional<String> table, List<String> columns) {
        boolean has(String column) {
            return columns.stream().anyMatch(column::equalsIgnoreCase);
        }
    }

    private final Schema schema;
    private final Map<String, List<String>> commonTables;

    Outputs(Schema schema) {
        this(schema, Map.of());
    }

    private Outputs(Schema schema, Map<String, List<String>> commonTables) {
        this.schema = schema;
        this.commonTables = commonTables;
    }

    Outputs with(Query.CommonTable table) {
        var more = new HashMap<>(commonTables);
        more.put(key(table.name()), table.columns().isEmpty() ? of(table.query()) : table.columns());
        return new Outputs(schema, more);
    }

    boolean isCommonTable(String name) {
        return commonTables.containsKey(key(name));
    }

    List<String> of(Query query) {
        return switch (query) {
            case Query.With(var tables, var ignored, var body) -> {
                Outputs inner = this;
                for (Query.CommonTable table : tables) {
                    inner = inner.with(table);
                }
                yield inner.of(body);
            }
            case Query.Select select -> ofSelect(select);
            case Query.SetOperation(var ignored, var all, var left, var right) -> of(left);
            case Query.Values(var rows) ->
                rows.get(0).stream().map(ignored -> NAMELESS).toList();
            case Query.Ordered(var body, var ignored, var limit, var offset) -> of(body);
            case Query.Returned(var ignored, var table, var rows) -> of(rows);
        };
    }

    private List<String> ofSelect(Query.Select select) {
        List<Named> relations = select.from().map(this::of).orElse(List.of());
        var names = new ArrayList<String>();
        for (Query.SelectItem item : select.items()) {
            switch (item) {
                case Query.SelectItem.Column(var expression, var alias) ->
                    names.add(alias.orElseGet(() -> nameOf(expression)));
                case Query.SelectItem.Star(var qualifier) ->
                    relations.stream()
                            .filter(relation ->
                                    qualifier.isEmpty() || relation.alias().equalsIgnoreCase(qualifier.get()))
                            .forEach(relation -> names.addAll(relation.columns()));
            }
        }
        return names;
    }

    private static String nameOf(Expression expression) {
        return expression instanceof Expression.ColumnReference(var ignored, var name) ? name : NAMELESS;
    }

    /** The relations of a FROM item, from left to right. */
    List<Named> of(FromItem item) {
        return switch (item) {
            case FromItem.TableReference(var name, var alias) -> List.of(ofTable(name, alias));
            case FromItem.DerivedTable(var query, var alias, var ignored) ->
                List.of(new Named(
                        alias.name(), Optional.empty(), alias.columns().isEmpty() ? of(query) : alias.columns()));
            case FromItem.Join(var ignored, var left, var right, var condition) -> {
                var all = new ArrayList<>(of(left));
                all.addAll(of(right));
                yield all;
            }
            case FromItem.VerbatimTable ignored -> List.of();
        };
    }

    private Named ofTable(String name, Optional<FromItem.Alias> alias) {
        String called = alias.map(FromItem.Alias::name).orElse(name);
        List<String> common = commonTables.get(key(name));
        List<String> own = common != null
                ? common
                : schema.table(name)
                        .map(table -> table.columns().stream().map(Column::name).toList())
                        .orElse(List.of());
        List<String> renamed = alias.map(FromItem.Alias::columns).orElse(List.of());
        return new Named(
                called, common != null ? Optional.empty() : Optional.of(name), renamed.isEmpty() ? own : renamed);
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
