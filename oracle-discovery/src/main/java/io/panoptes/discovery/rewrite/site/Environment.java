package io.panoptes.discovery.rewrite.site;

import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What can be named at some place of a query.
 *
 * @param common the common tables, by their names in lower case
 * @param cells the columns of the rows around, the nearest last
 */
public record Environment(Schema schema, Map<String, List<Cell>> common, List<Cell> cells) {
    public Environment {
        common = Map.copyOf(common);
        cells = List.copyOf(cells);
    }

    public static Environment of(Schema schema) {
        return new Environment(schema, Map.of(), List.of());
    }

    Environment withCommon(String name, List<Cell> columns) {
        Map<String, List<Cell>> more = new HashMap<>(common);
        more.put(name.toLowerCase(Locale.ROOT), columns);
        return new Environment(schema, more, cells);
    }

    /** Inside a row of these columns. */
    Environment within(List<Cell> row) {
        List<Cell> more = new ArrayList<>(cells);
        more.addAll(row);
        return new Environment(schema, common, more);
    }

    /** The table of the schema that an item of FROM reads, where no common table hides it. */
    public Optional<Table> table(FromItem item) {
        return item instanceof FromItem.TableReference(var name, var ignored)
                        && !common.containsKey(name.toLowerCase(Locale.ROOT))
                ? schema.table(name)
                : Optional.empty();
    }

    /** The columns of a row of it; empty where that can't be told. */
    public Optional<List<Cell>> row(FromItem item) {
        return new Typing(this).row(item);
    }
}
