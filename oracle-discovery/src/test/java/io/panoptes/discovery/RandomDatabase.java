package io.panoptes.discovery;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Small random rows, with NULLs and duplicates, that keep keys and foreign keys. */
final class RandomDatabase {
    private final Random random;
    private final Map<String, List<Row>> rows = new HashMap<>();

    private RandomDatabase(Random random) {
        this.random = random;
    }

    /** Tables that others refer to have to be declared first. */
    static Map<String, List<Row>> of(Schema schema, long seed) {
        RandomDatabase database = new RandomDatabase(new Random(seed));
        for (Table table : schema.tables()) {
            database.fill(table, schema);
        }
        return database.rows;
    }

    private void fill(Table table, Schema schema) {
        List<Row> filled = new ArrayList<>();
        Map<List<String>, Set<List<Value>>> keys = new HashMap<>();
        int size = random.nextInt(6);
        for (int i = 0; i < size; i++) {
            List<Value> values = new ArrayList<>();
            for (Column column : table.columns()) {
                values.add(value(column, table, schema));
            }
            if (isComplete(values, table) && isFree(values, table, keys)) {
                filled.add(new Row(values));
                if (random.nextInt(3) == 0 && isFree(values, table, keys)) {
                    filled.add(new Row(values));
                }
            }
        }
        rows.put(table.name(), filled);
    }

    /** A reference that must not be NULL has no value where there is nothing to refer to. */
    private static boolean isComplete(List<Value> values, Table table) {
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i).isNull() && !table.columns().get(i).nullable()) {
                return false;
            }
        }
        return true;
    }

    private Value value(Column column, Table table, Schema schema) {
        if (column.nullable() && random.nextInt(4) == 0) {
            return Value.NULL;
        }
        for (Constraint constraint : table.constraints()) {
            if (constraint instanceof Constraint.ForeignKey key && key.columns().equals(List.of(column.name()))) {
                List<Row> targets = rows.getOrDefault(key.target(), List.of());
                int index = schema.table(key.target())
                        .orElseThrow()
                        .indexOf(key.targetColumns().getFirst());
                return targets.isEmpty()
                        ? Value.NULL
                        : targets.get(random.nextInt(targets.size())).values().get(index);
            }
        }
        return value(column.type());
    }

    private Value value(SqlType type) {
        return switch (type) {
            case SqlType.BooleanType ignored -> Value.of(random.nextBoolean());
            case SqlType.IntegerType ignored -> Value.of(random.nextInt(4));
            case SqlType.DecimalType ignored -> Value.of(BigDecimal.valueOf(random.nextInt(4) * 50L, 2));
            case SqlType.DoubleType ignored -> new Value.DoubleValue(random.nextInt(4) / 2.0);
            case SqlType.TextType ignored ->
                Value.of(List.of("a", "b", "ab", "B").get(random.nextInt(4)));
            case SqlType.DateType ignored ->
                new Value.DateValue(LocalDate.of(2020, 2, 28).plusDays(random.nextInt(4)));
            case SqlType.TimeType ignored -> new Value.TimeValue(LocalTime.of(random.nextInt(4), 0));
            case SqlType.TimestampType ignored ->
                new Value.TimestampValue(LocalDateTime.of(2020, 2, 28, random.nextInt(4), 0));
            case SqlType.IntervalType ignored -> Value.NULL;
            case SqlType.NullType ignored -> Value.NULL;
            case SqlType.OpaqueType ignored -> Value.NULL;
        };
    }

    private static boolean isFree(List<Value> values, Table table, Map<List<String>, Set<List<Value>>> keys) {
        for (Constraint constraint : table.constraints()) {
            List<String> columns = switch (constraint) {
                case Constraint.PrimaryKey key -> key.columns();
                case Constraint.Unique key -> key.columns();
                case Constraint.Reference ignored -> List.of();
                case Constraint.Check ignored -> List.of();
                case Constraint.Range ignored -> List.of();
                case Constraint.Categorical ignored -> List.of();
                case Constraint.FunctionalDependency ignored -> List.of();
                case Constraint.Ordering ignored -> List.of();
            };
            List<Value> key = columns.stream()
                    .map(name -> values.get(table.indexOf(name)))
                    .toList();
            if (!columns.isEmpty()
                    && !key.contains(Value.NULL)
                    && !keys.computeIfAbsent(columns, ignored -> new HashSet<>())
                            .add(key)) {
                return false;
            }
        }
        return true;
    }
}
