package io.panoptes.instantiation.filling;

import io.panoptes.corpus.BareColumns;
import io.panoptes.corpus.Snippet;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The query that gives a table of the oracle, placeholders and all, from what stands for it: derived filling. */
final class BoundRelation {
    private static final String ALIAS = "b";

    private BoundRelation() {}

    static Query of(Binding binding, Table table) {
        if (binding.source() instanceof Binding.TableSnippet(var query, var extra, var also)
                && extra.isEmpty()
                && binding.placeholders().isEmpty()) {
            return query;
        }
        List<Query.SelectItem> items = table.columns().stream()
                .<Query.SelectItem>map(column -> Sql.item(value(binding, column), column.name()))
                .toList();
        return Sql.select(items, from(binding), Optional.empty());
    }

    /** What stands for a column of the oracle's table, over the row that {@code alias} names. */
    static Expression value(Binding binding, String column, String alias) {
        Optional<Snippet> snippet = find(binding.placeholders(), column);
        return snippet.isPresent()
                ? BareColumns.qualify(snippet.get().expression(), alias)
                : Sql.column(alias, sourceColumn(binding, column));
    }

    private static Expression value(Binding binding, Column column) {
        return value(binding, column.name(), ALIAS);
    }

    private static String sourceColumn(Binding binding, String column) {
        return switch (binding.source()) {
            case Binding.StateTable(var name, var columns) ->
                find(columns, column)
                        .orElseThrow(() -> new IllegalArgumentException("nothing of table %s stands for column %s of %s"
                                .formatted(name, column, binding.table())));
            case Binding.TableSnippet ignored -> column;
        };
    }

    /** Queries may spell a name in other letters than the schema does. */
    private static <T> Optional<T> find(Map<String, T> byName, String name) {
        return byName.entrySet().stream()
                .filter(entry -> entry.getKey().equalsIgnoreCase(name))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    private static FromItem from(Binding binding) {
        var alias = new FromItem.Alias(ALIAS, List.of());
        return switch (binding.source()) {
            case Binding.StateTable(var name, var ignored) -> new FromItem.TableReference(name, Optional.of(alias));
            case Binding.TableSnippet(var query, var ignored, var also) ->
                new FromItem.DerivedTable(query, alias, false);
        };
    }
}
