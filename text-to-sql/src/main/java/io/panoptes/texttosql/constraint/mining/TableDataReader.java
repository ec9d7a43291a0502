package io.panoptes.texttosql.constraint.mining;

import io.panoptes.dbms.database.ReadOnlyDatabase;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Table;
import io.panoptes.texttosql.constraint.database.Quoting;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Reads the rows of a table by columns. */
final class TableDataReader {
    private static final int ROWS_A_FETCH = 10_000;
    private static final int FIRST_ROWS = 1_024;

    private final ReadOnlyDatabase database;
    private final int mostRows;

    TableDataReader(ReadOnlyDatabase database, int mostRows) {
        this.database = database;
        this.mostRows = mostRows;
    }

    private static final class Growing {
        private final Map<Object, Integer> numbers = new HashMap<>();
        private final List<Object> values = new ArrayList<>();
        private int[] codes = new int[FIRST_ROWS];

        void add(int row, @Nullable Object value) {
            if (row == codes.length) {
                codes = Arrays.copyOf(codes, 2 * row);
            }
            codes[row] = value == null ? ColumnData.NULL : code(MinedValue.canonical(value));
        }

        private int code(Object value) {
            return numbers.computeIfAbsent(value, unknown -> {
                values.add(unknown);
                return values.size();
            });
        }
    }

    TableData read(Table table, BooleanSupplier stopped) throws SQLException {
        Quoting quoting = Quoting.of(database.place());
        List<Column> columns = table.columns();
        List<Growing> growing = columns.stream().map(column -> new Growing()).toList();
        int row = 0;
        boolean complete = true;
        try (Statement statement = database.connection().createStatement()) {
            statement.setFetchSize(ROWS_A_FETCH);
            try (ResultSet rows = statement.executeQuery("SELECT %s FROM %s"
                    .formatted(
                            quoting.names(columns.stream().map(Column::name).toList()), quoting.name(table.name())))) {
                while (complete && !stopped.getAsBoolean() && rows.next()) {
                    if (row == mostRows) {
                        complete = false;
                    } else {
                        for (int i = 0; i < columns.size(); i++) {
                            growing.get(i).add(row, rows.getObject(i + 1));
                        }
                        row++;
                    }
                }
            }
        }
        List<ColumnData> data = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            data.add(column(columns.get(i), growing.get(i), row));
        }
        return new TableData(table, row, data, complete);
    }

    private static ColumnData column(Column column, Growing values, int rows) {
        MinedValue.Kind kind = values.values.stream()
                .map(MinedValue::kind)
                .reduce((one, other) -> one == other ? one : MinedValue.Kind.MIXED)
                .orElse(MinedValue.Kind.OTHER);
        boolean ordered = switch (kind) {
            case NUMBER, TRUTH, DATE, TIME, MOMENT -> true;
            case TEXT -> values.values.stream().allMatch(MinedValue::isIsoDay);
            case OTHER, MIXED -> false;
        };
        // In a CHAR column the blanks at the end are the same in all rows, or in none.
        boolean byBytes = (kind != MinedValue.Kind.TEXT && kind != MinedValue.Kind.MIXED)
                || !column.traits().contains(ColumnTrait.COLLATED);
        return new ColumnData(column, Arrays.copyOf(values.codes, rows), values.values, kind, ordered, byBytes);
    }
}
