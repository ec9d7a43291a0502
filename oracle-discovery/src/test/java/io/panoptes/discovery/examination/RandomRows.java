package io.panoptes.discovery.examination;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Small random databases that respect keys and NOT NULL; nothing else, for the queries are only evaluated. */
final class RandomRows {
    private RandomRows() {}

    static Database database(Schema schema, Random random, int rows) {
        Map<String, List<Row>> contents = new HashMap<>();
        for (Table table : schema.tables()) {
            contents.put(table.name(), rows(table, random, rows));
        }
        return new Database(schema, contents);
    }

    private static List<Row> rows(Table table, Random random, int count) {
        List<Row> rows = new ArrayList<>();
        Set<List<Value>> taken = new HashSet<>();
        for (int i = 0; i < count; i++) {
            Row row = new Row(table.columns().stream()
                    .map(column -> value(column, isKey(table, column), random))
                    .toList());
            boolean free = true;
            for (Constraint constraint : table.constraints()) {
                free &= switch (constraint) {
                    case Constraint.PrimaryKey(var columns) -> taken.add(key(table, columns, row));
                    case Constraint.Unique(var columns) -> taken.add(key(table, columns, row));
                    default -> true;
                };
            }
            if (free) {
                rows.add(row);
            }
        }
        return rows;
    }

    private static List<Value> key(Table table, List<String> columns, Row row) {
        List<Value> key = new ArrayList<>(List.of(Value.of(String.join(",", columns))));
        columns.forEach(column -> key.add(row.values().get(table.indexOf(column))));
        return key;
    }

    private static boolean isKey(Table table, Column column) {
        return table.constraints().stream()
                .anyMatch(constraint -> constraint instanceof Constraint.PrimaryKey(var columns)
                        && columns.stream().anyMatch(column.name()::equalsIgnoreCase));
    }

    private static Value value(Column column, boolean key, Random random) {
        if (column.nullable() && !key && random.nextInt(4) == 0) {
            return Value.NULL;
        }
        int small = random.nextInt(4);
        return switch (column.type()) {
            case SqlType.BooleanType ignored -> Value.of(small % 2 == 0);
            case SqlType.IntegerType ignored -> Value.of(small);
            case SqlType.DecimalType ignored -> Value.of(BigDecimal.valueOf(small * 5L, 1));
            case SqlType.DoubleType ignored -> new Value.DoubleValue(small * 0.5);
            case SqlType.TextType ignored ->
                Value.of(List.of("a", "b", "ab", "c%").get(small));
            case SqlType.DateType ignored -> new Value.DateValue(LocalDate.of(2020, 1 + small, 28 + small % 2));
            case SqlType.TimeType ignored -> new Value.TimeValue(LocalTime.of(small, 0));
            case SqlType.TimestampType ignored ->
                new Value.TimestampValue(LocalDate.of(2020, 1, 1 + small).atStartOfDay());
            case SqlType.IntervalType ignored -> Value.NULL;
            case SqlType.NullType ignored -> Value.NULL;
            case SqlType.OpaqueType ignored -> Value.NULL;
        };
    }
}
