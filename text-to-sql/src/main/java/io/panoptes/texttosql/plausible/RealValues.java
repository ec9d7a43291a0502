package io.panoptes.texttosql.plausible;

import io.panoptes.dbms.database.ReadOnlyDatabase;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import io.panoptes.texttosql.constraint.TypedValue;
import io.panoptes.texttosql.constraint.database.Quoting;
import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Some values of each column of a real database, the short ones. */
public final class RealValues {
    private static final int MOST_VALUES = 40;
    private static final int LONGEST = 30;

    private final Map<String, List<Value>> values;

    private RealValues(Map<String, List<Value>> values) {
        this.values = Map.copyOf(values);
    }

    /** Of every column of the schema that the database has. */
    public static RealValues of(ReadOnlyDatabase database, Schema schema) throws SQLException {
        return of(database, schema, MOST_VALUES);
    }

    /** @param most how many values of a column */
    static RealValues of(ReadOnlyDatabase database, Schema schema, int most) throws SQLException {
        Quoting quoting = Quoting.of(database.place());
        Map<String, List<Value>> values = new HashMap<>();
        try (Statement statement = database.connection().createStatement()) {
            for (Table table : schema.tables()) {
                for (Column column : table.columns()) {
                    String name = quoting.name(column.name());
                    String query =
                            "SELECT DISTINCT %s FROM (SELECT %s FROM %s WHERE %s IS NOT NULL LIMIT 10000) v LIMIT %d"
                                    .formatted(name, name, quoting.name(table.name()), name, most);
                    try (ResultSet rows = statement.executeQuery(query)) {
                        values.put(key(table, column), read(rows, column));
                    }
                }
            }
        }
        return new RealValues(values);
    }

    private static List<Value> read(ResultSet rows, Column column) throws SQLException {
        List<Value> values = new ArrayList<>();
        while (rows.next()) {
            String text = rows.getString(1);
            if (text != null && text.length() <= LONGEST) {
                value(text, rows.getObject(1) instanceof Number)
                        .flatMap(value -> TypedValue.as(value, column.type()))
                        .ifPresent(values::add);
            }
        }
        return values;
    }

    private static Optional<Value> value(String text, boolean isNumber) {
        try {
            return Optional.of(isNumber ? Value.of(new BigDecimal(text)) : Value.of(text));
        } catch (NumberFormatException infinite) {
            return Optional.empty();
        }
    }

    private static String key(Table table, Column column) {
        return (table.name() + "." + column.name()).toLowerCase(java.util.Locale.ROOT);
    }

    List<Value> of(Table table, Column column) {
        return values.getOrDefault(key(table, column), List.of());
    }
}
