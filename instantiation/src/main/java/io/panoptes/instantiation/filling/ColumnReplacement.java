package io.panoptes.instantiation.filling;

import io.panoptes.instantiation.filling.Outputs.Named;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.schema.Schema;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Replaces one table of the oracle by a table of the state, and each of its columns by what stands for it.
 *
 * <p>A star over the table becomes the list of its columns, and an item keeps its name by an alias, so that whatever
 * reads the query sees the same columns as before.
 */
final class ColumnReplacement implements TreeMapping {
    private final Binding binding;
    private final Deque<List<Named>> frames = new ArrayDeque<>();
    private Outputs outputs;

    ColumnReplacement(Binding binding, Schema schema) {
        this.binding = binding;
        this.outputs = new Outputs(schema);
    }

    @Override
    public Query query(Query query) {
        return switch (query) {
            case Query.With with -> rewriteWith(with);
            case Query.Select select -> {
                frames.push(relationsOf(select));
                Query rewritten = rewriteSelect(select);
                frames.pop();
                yield rewritten;
            }
            case Query.Ordered ordered
            when ordered.body() instanceof Query.Select select -> rewriteOrdered(ordered, select);
            // Without a SELECT right below, the keys can only name columns that it gives.
            case Query.Ordered(var body, var keys, var limit, var offset) ->
                new Query.Ordered(query(body), keys, limit, offset);
            case Query.SetOperation set -> children(set);
            case Query.Values values -> children(values);
            case Query.Returned returned -> children(returned);
        };
    }

    private Query rewriteWith(Query.With with) {
        Outputs before = outputs;
        var tables = new ArrayList<Query.CommonTable>();
        for (Query.CommonTable table : with.tables()) {
            Outputs inner = outputs.with(table);
            if (with.recursive()) {
                outputs = inner;
            }
            tables.add(commonTable(table));
            outputs = inner;
        }
        Query body = query(with.body());
        outputs = before;
        return new Query.With(tables, with.recursive(), body);
    }

    private Query rewriteOrdered(Query.Ordered ordered, Query.Select select) {
        List<String> names = outputs.of(select);
        frames.push(relationsOf(select));
        Query body = rewriteSelect(select);
        List<Query.SortKey> keys = ordered.keys().stream()
                .map(key -> namesOutput(key.expression(), names) ? key : sortKey(key))
                .toList();
        frames.pop();
        return new Query.Ordered(body, keys, ordered.limit(), ordered.offset());
    }

    private static boolean namesOutput(Expression key, List<String> names) {
        return key instanceof Expression.ColumnReference(var qualifier, var name)
                && qualifier.isEmpty()
                && names.stream().anyMatch(name::equalsIgnoreCase);
    }

    private List<Named> relationsOf(Query.Select select) {
        return select.from().map(outputs::of).orElse(List.of());
    }

    private Query rewriteSelect(Query.Select select) {
        var items = new ArrayList<Query.SelectItem>();
        for (Query.SelectItem item : select.items()) {
            switch (item) {
                case Query.SelectItem.Column column -> items.add(named(column));
                case Query.SelectItem.Star star -> items.addAll(expanded(star));
            }
        }
        return new Query.Select(
                select.distinct(),
                items,
                select.from().map(this::from),
                select.where().map(this::expression),
                select.groupBy().map(this::groupBy),
                select.having().map(this::expression));
    }

    private Query.SelectItem named(Query.SelectItem.Column column) {
        Expression rewritten = expression(column.expression());
        boolean loses = column.alias().isEmpty()
                && column.expression() instanceof Expression.ColumnReference before
                && !(rewritten instanceof Expression.ColumnReference after
                        && after.name().equalsIgnoreCase(before.name()));
        Optional<String> alias = loses && column.expression() instanceof Expression.ColumnReference(var q, var name)
                ? Optional.of(name)
                : column.alias();
        return new Query.SelectItem.Column(rewritten, alias);
    }

    private List<? extends Query.SelectItem> expanded(Query.SelectItem.Star star) {
        List<Named> relations = frames.getFirst().stream()
                .filter(relation -> star.qualifier().isEmpty()
                        || relation.alias().equalsIgnoreCase(star.qualifier().get()))
                .toList();
        if (relations.stream().noneMatch(this::isBound)) {
            return List.of(star);
        }
        return relations.stream()
                .flatMap(relation -> relation.columns().stream()
                        .map(column -> named(
                                new Query.SelectItem.Column(Sql.column(relation.alias(), column), Optional.empty()))))
                .toList();
    }

    @Override
    public FromItem from(FromItem item) {
        if (item instanceof FromItem.TableReference(var name, var alias)
                && name.equalsIgnoreCase(binding.table())
                && !outputs.isCommonTable(name)
                && binding.source() instanceof Binding.StateTable(var stands, var ignored)) {
            return Sql.table(stands, alias.map(FromItem.Alias::name).orElse(name));
        }
        return children(item);
    }

    @Override
    public Expression expression(Expression expression) {
        if (!(expression instanceof Expression.ColumnReference(var qualifier, var name))) {
            return children(expression);
        }
        Optional<Named> relation = frames.stream()
                .flatMap(frame -> find(frame, qualifier, name).stream())
                .findFirst();
        return relation.map(found -> isBound(found)
                        ? BoundRelation.value(binding, name, found.alias())
                        : Sql.column(found.alias(), name))
                .orElse(expression);
    }

    private static Optional<Named> find(List<Named> frame, Optional<String> qualifier, String name) {
        return frame.stream()
                .filter(relation ->
                        qualifier.isPresent() ? relation.alias().equalsIgnoreCase(qualifier.get()) : relation.has(name))
                .findFirst();
    }

    private boolean isBound(Named relation) {
        return relation.table().filter(binding.table()::equalsIgnoreCase).isPresent();
    }
}
