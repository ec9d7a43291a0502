package io.panoptes.instantiation.filling;

import io.panoptes.corpus.Scope;
import io.panoptes.corpus.ValuePool;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A stored table snippet that gives wanted columns: its own where it has one of the type, and constants. It was seen to give the
 * same rows each time, of its types and without errors, so no guard needs to look into it.
 *
 * @param masked as guards see it: the same columns of some table, twice, so that nothing looks like a key
 */
public record StoredTable(Query query, Query masked) {
    private static final String ALIAS = "zt";

    /** @param tables those of few rows */
    public static Optional<StoredTable> draw(
            RandomGenerator random, StoredSnippets corpus, ValuePool values, List<Table> tables, List<Column> wanted) {
        if (tables.isEmpty()) {
            return Optional.empty();
        }
        return corpus.rows(random, tables).map(rows -> {
            var items = new ArrayList<Query.SelectItem>();
            var seen = new ArrayList<Query.SelectItem>();
            Table other = tables.get(0);
            for (Column column : wanted) {
                Expression constant = Sql.literal(values.draw(random, column.type()));
                Expression given = value(random, rows.columns(), column, constant);
                items.add(Sql.item(given, column.name()));
                seen.add(Sql.item(value(random, other.columns(), column, constant), column.name()));
            }
            FromItem from = new FromItem.VerbatimTable("(" + rows.sql() + ") AS " + ALIAS);
            FromItem plain = Sql.table(other.name(), ALIAS);
            Query once = select(seen, plain);
            return new StoredTable(select(items, from), Sql.unionAll(once, once));
        });
    }

    /** Whether the query reads one: nothing else is named in a query over the tables of a state. */
    static boolean isIn(Query query) {
        return Trees.fromItems(query).stream().anyMatch(FromItem.VerbatimTable.class::isInstance);
    }

    private static Query select(List<Query.SelectItem> items, FromItem from) {
        return Sql.select(items, from, Optional.empty());
    }

    /** Of exactly the wanted type: a count is cast where a smaller whole number is wanted. */
    private static Expression value(RandomGenerator random, List<Column> columns, Column wanted, Expression constant) {
        List<Column> exact = columns.stream()
                .filter(column -> column.type().equals(wanted.type()))
                .toList();
        List<Column> fitting = exact.isEmpty() ? new Scope(columns, List.of()).columnsOf(wanted.type()) : exact;
        if (fitting.isEmpty()) {
            return new Expression.Cast(constant, wanted.type());
        }
        Column column = Draw.oneOf(random, fitting);
        Expression read = Sql.column(ALIAS, column.name());
        Expression typed = column.type().equals(wanted.type()) || wanted.type() instanceof SqlType.TextType
                ? read
                : new Expression.Cast(read, wanted.type());
        return wanted.nullable() ? typed : Sql.call("COALESCE", typed, constant);
    }
}
