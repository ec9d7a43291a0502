package io.panoptes.discovery.rewrite.site;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.build.Sql;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Other names for the tables of a FROM clause, so that a copy can stand beside the original. */
public final class Renaming implements TreeMapping {
    private final Map<String, String> names = new HashMap<>();
    private final FreshNames fresh;

    private Renaming(FreshNames fresh) {
        this.fresh = fresh;
    }

    /** Renames every table of the item. */
    public static Renaming of(FromItem item, FreshNames fresh) {
        Renaming renaming = new Renaming(fresh);
        renaming.collect(item);
        return renaming;
    }

    /** Only at the top: what stands in a derived table keeps its names, for nobody outside sees them. */
    private void collect(FromItem item) {
        switch (item) {
            case FromItem.TableReference(var name, var alias) ->
                names.put(key(alias.map(FromItem.Alias::name).orElse(name)), fresh.next());
            case FromItem.DerivedTable derived -> names.put(key(derived.alias().name()), fresh.next());
            case FromItem.Join(var ignored, var left, var right, var also) -> {
                collect(left);
                collect(right);
            }
            case FromItem.VerbatimTable ignored -> {}
        }
    }

    /** The item that this was made for, under the new names. */
    public FromItem renamed(FromItem item) {
        return switch (item) {
            case FromItem.TableReference(var name, var alias) ->
                new FromItem.TableReference(
                        name,
                        Optional.of(alias.map(given -> new FromItem.Alias(newName(given.name()), given.columns()))
                                .orElseGet(() -> new FromItem.Alias(newName(name), java.util.List.of()))));
            case FromItem.DerivedTable(var query, var alias, var lateral) ->
                new FromItem.DerivedTable(
                        query(query), new FromItem.Alias(newName(alias.name()), alias.columns()), lateral);
            case FromItem.Join(var kind, var left, var right, var condition) ->
                new FromItem.Join(kind, renamed(left), renamed(right), condition.map(this::expression));
            case FromItem.VerbatimTable verbatim -> verbatim;
        };
    }

    private String newName(String old) {
        return names.getOrDefault(key(old), old);
    }

    @Override
    public Expression expression(Expression expression) {
        return expression instanceof Expression.ColumnReference(var qualifier, var name)
                        && qualifier.isPresent()
                        && names.containsKey(key(qualifier.get()))
                ? Sql.column(newName(qualifier.get()), name)
                : children(expression);
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** The names under which a FROM clause offers its columns, in lower case. */
    public static Set<String> aliases(FromItem item) {
        Renaming renaming = new Renaming(new FreshNames(
                new io.panoptes.sql.ast.Query.Values(java.util.List.of()),
                new io.panoptes.sql.schema.Schema(java.util.List.of())));
        renaming.collect(item);
        return new HashSet<>(renaming.names.keySet());
    }
}
