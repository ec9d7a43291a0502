package io.panoptes.discovery.rewrite.site;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Derived tables that read one table: {@code t -> (SELECT c1, ..., cn FROM t [WHERE c]) t}, for steps that need a query there. */
public final class TableReads {
    private TableReads() {}

    public static FromItem read(List<Cell> row, FromItem.TableReference table, Optional<Expression> where, Site site) {
        return Sql.derived(query(row, table, where, site), row.getFirst().alias());
    }

    /**
     * {@code SELECT c1, ..., cn FROM t x [WHERE c]}. The condition comes in over the table's name outside and is renamed, for inside
     * the table has a fresh alias.
     */
    public static Query query(List<Cell> row, FromItem.TableReference table, Optional<Expression> where, Site site) {
        Renaming inside = Renaming.of(table, site.names());
        List<SelectItem> items = new ArrayList<>();
        row.forEach(cell -> items.add(Sql.item(inside.expression(cell.reference()), cell.name())));
        return Sql.select(items, inside.renamed(table), where.map(inside::expression));
    }
}
