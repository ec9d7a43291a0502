package io.panoptes.dbms.worker;

import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A whole result as the driver gave it. Fetching is the driver's time; writing it to the pipe, later, is ours. */
record Fetched(List<Heading> columns, List<@Nullable Object[]> rows) {

    private static final int MOST_CELLS = 1_000_000;
    private static final long MOST_CHARACTERS = 64L << 20;

    record Heading(String label, int jdbcType, String typeName, int precision, int scale) {}

    /** The answer is larger than any test case needs, and would only fill the memory of both processes. */
    static final class ResultTooLarge extends RuntimeException {
        private static final long serialVersionUID = 1;

        ResultTooLarge(int rows) {
            super("the result was cut off after %d rows".formatted(rows));
        }
    }

    static Fetched from(ResultSet results) throws SQLException {
        ResultSetMetaData meta = results.getMetaData();
        int width = meta.getColumnCount();
        List<Heading> columns = new ArrayList<>(width);
        for (int i = 1; i <= width; i++) {
            columns.add(heading(meta, i));
        }
        List<@Nullable Object[]> rows = new ArrayList<>();
        long characters = 0;
        while (results.next()) {
            @Nullable Object[] row = new @Nullable Object[width];
            for (int i = 0; i < width; i++) {
                Object value = Opaque.unlessKnown(results.getObject(i + 1));
                row[i] = value;
                if (value instanceof String text) {
                    characters += text.length();
                }
            }
            rows.add(row);
            if ((long) rows.size() * Math.max(width, 1) > MOST_CELLS || characters > MOST_CHARACTERS) {
                throw new ResultTooLarge(rows.size());
            }
        }
        return new Fetched(columns, rows);
    }

    /** PostgreSQL's driver asks the server before it names a type, for each new table: it is not asked where the number tells enough. */
    private static boolean isToldByNumber(int jdbcType) {
        return switch (jdbcType) {
            case Types.BOOLEAN, Types.BIT, Types.SMALLINT, Types.INTEGER, Types.BIGINT, Types.NUMERIC -> true;
            case Types.REAL, Types.DOUBLE, Types.VARCHAR, Types.DATE, Types.TIMESTAMP -> true;
            default -> false;
        };
    }

    private static Heading heading(ResultSetMetaData meta, int column) throws SQLException {
        int jdbcType = meta.getColumnType(column);
        String typeName = isToldByNumber(jdbcType) ? "" : meta.getColumnTypeName(column);
        return new Heading(
                meta.getColumnLabel(column),
                jdbcType,
                typeName == null ? "" : typeName,
                meta.getPrecision(column),
                meta.getScale(column));
    }
}
