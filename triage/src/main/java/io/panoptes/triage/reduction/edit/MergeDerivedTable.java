package io.panoptes.triage.reduction.edit;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.Binary;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.Expression.ColumnReference;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.Alias;
import io.panoptes.sql.ast.FromItem.DerivedTable;
import io.panoptes.sql.ast.FromItem.TableReference;
import io.panoptes.sql.ast.Query.Select;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.triage.reduction.editable.RecordTree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * {@code FROM (SELECT e AS c FROM t WHERE p) AS d ... d.c ... -> FROM t AS d ... e ...} with {@code p} among the conditions, for a
 * derived table that neither groups nor drops duplicates. Beside an outer join that may be another query: that is for the judges.
 */
record MergeDerivedTable() implements TreeEdit {
    @Override
    public Stream<?> replacements(Object part) {
        if (!(part instanceof Select select) || select.from().isEmpty()) {
            return Stream.empty();
        }
        return RecordTree.places(select.from().get()).stream()
                .filter(place -> place.node() instanceof DerivedTable)
                .flatMap(place -> merged(select, place).stream());
    }

    private static Optional<Select> merged(Select outer, RecordTree.Place place) {
        if (!(place.node() instanceof DerivedTable(Select inner, Alias alias, boolean lateral))
                || inner.distinct()
                || inner.groupBy().isPresent()
                || inner.having().isPresent()
                || inner.from().isEmpty()
                || ProjectOutput.holdsAggregate(inner.items())) {
            return Optional.empty();
        }
        FromItem from = inner.from().get();
        String name = alias.name();
        Optional<FromItem> renamed = Optional.empty();
        Select source = inner;
        if (from instanceof TableReference(String table, Optional<Alias> own)) {
            // Under the name by which the rest of the query knows it.
            source = qualified(inner, own.map(Alias::name).orElse(table), name);
            renamed = Optional.of(new TableReference(table, Optional.of(new Alias(name, List.of()))));
        }
        Optional<Map<String, Expression>> columns = columns(source, alias);
        if (columns.isEmpty()) {
            return Optional.empty();
        }
        FromItem merged = RecordTree.replace(outer.from().get(), place.path(), renamed.orElse(from));
        Select changed = new Select(
                outer.distinct(),
                outer.items(),
                Optional.of(merged),
                conjunction(source.where(), outer.where()),
                outer.groupBy(),
                outer.having());
        return Optional.of(withColumns(changed, name, columns.get()));
    }

    /** What the columns of the derived table stand for; empty where they can't be told by name. */
    private static Optional<Map<String, Expression>> columns(Select inner, Alias alias) {
        Map<String, Expression> columns = new LinkedHashMap<>();
        for (int i = 0; i < inner.items().size(); i++) {
            if (!(inner.items().get(i) instanceof SelectItem.Column(Expression expression, Optional<String> given))) {
                return Optional.empty();
            }
            Optional<String> name = i < alias.columns().size()
                    ? Optional.of(alias.columns().get(i))
                    : given.or(() -> expression instanceof ColumnReference column
                            ? Optional.of(column.name())
                            : Optional.empty());
            name.ifPresent(column -> columns.put(column, expression));
        }
        return Optional.of(columns);
    }

    private static Optional<Expression> conjunction(Optional<Expression> first, Optional<Expression> second) {
        return first.isPresent() && second.isPresent()
                ? Optional.of(new Binary(BinaryOperator.AND, first.get(), second.get()))
                : first.or(() -> second);
    }

    /** Columns of the only table, by the name that it gets. */
    private static Select qualified(Select inner, String from, String to) {
        Select changed = inner;
        for (RecordTree.Place place : RecordTree.places(List.of(inner.items(), inner.where()))) {
            if (place.node() instanceof ColumnReference(Optional<String> qualifier, String name)
                    && (qualifier.isEmpty() || qualifier.get().equals(from))) {
                changed = RecordTree.replaceAll(changed, place.node(), new ColumnReference(Optional.of(to), name));
            }
        }
        return changed;
    }

    private static Select withColumns(Select query, String table, Map<String, Expression> columns) {
        // First names that nothing has, for what a column stands for may have the name of another.
        Select changed = query;
        Map<Expression, Expression> meant = new LinkedHashMap<>();
        for (Map.Entry<String, Expression> column : columns.entrySet()) {
            Expression mark = new ColumnReference(Optional.of(table), " " + column.getKey());
            meant.put(mark, column.getValue());
            changed = RecordTree.replaceAll(changed, new ColumnReference(Optional.of(table), column.getKey()), mark);
            changed = RecordTree.replaceAll(changed, new ColumnReference(Optional.empty(), column.getKey()), mark);
        }
        // The merged condition is that of the table already.
        for (Map.Entry<Expression, Expression> column : meant.entrySet()) {
            changed = RecordTree.replaceAll(changed, column.getKey(), column.getValue());
        }
        return changed;
    }
}
