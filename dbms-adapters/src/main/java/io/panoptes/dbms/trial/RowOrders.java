package io.panoptes.dbms.trial;

import io.panoptes.sql.schema.Database;
import io.panoptes.sql.value.Row;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** The same database with its rows in other orders: last first, and the first half behind the second. */
final class RowOrders {
    private RowOrders() {}

    static List<Database> of(Database database) {
        return List.of(reordered(database, List::reversed), reordered(database, RowOrders::halvesSwapped));
    }

    private static Database reordered(Database database, UnaryOperator<List<Row>> order) {
        Map<String, List<Row>> rows = new HashMap<>();
        database.rows().forEach((table, given) -> rows.put(table, order.apply(given)));
        return new Database(database.schema(), rows);
    }

    private static List<Row> halvesSwapped(List<Row> rows) {
        List<Row> swapped = new ArrayList<>(rows);
        Collections.rotate(swapped, rows.size() / 2);
        return swapped;
    }
}
