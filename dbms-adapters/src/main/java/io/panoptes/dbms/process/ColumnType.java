package io.panoptes.dbms.process;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The type of a result's column. */
final class ColumnType {

    private ColumnType() {}

    /** What a driver's metadata say. */
    static SqlType of(int jdbcType, String name, int precision, int scale) {
        return switch (jdbcType) {
            case Types.BOOLEAN, Types.BIT -> SqlType.BOOLEAN;
            case Types.TINYINT -> new SqlType.IntegerType(8);
            case Types.SMALLINT -> new SqlType.IntegerType(16);
            case Types.INTEGER -> SqlType.INTEGER;
            case Types.BIGINT -> SqlType.BIGINT;
            case Types.DECIMAL, Types.NUMERIC -> new SqlType.DecimalType(precision, scale);
            case Types.REAL, Types.FLOAT, Types.DOUBLE -> SqlType.DOUBLE;
            case Types.CHAR, Types.VARCHAR, Types.LONGVARCHAR, Types.NCHAR, Types.NVARCHAR, Types.CLOB -> SqlType.TEXT;
            case Types.DATE -> SqlType.DATE;
            case Types.TIME -> SqlType.TIME;
            case Types.TIMESTAMP -> SqlType.TIMESTAMP;
            case Types.NULL -> SqlType.NULL;
            default -> byName(name);
        };
    }

    private static SqlType byName(String name) {
        String upper = name.toUpperCase(Locale.ROOT);
        return switch (upper) {
            case "UTINYINT" -> new SqlType.IntegerType(16);
            case "USMALLINT" -> new SqlType.IntegerType(32);
            case "UINTEGER" -> new SqlType.IntegerType(64);
            case "UBIGINT", "HUGEINT", "UHUGEINT" -> new SqlType.IntegerType(128);
            default -> upper.startsWith("INTERVAL") ? new SqlType.IntervalType() : new SqlType.OpaqueType(name);
        };
    }

    /** What the values themselves say, for a DBMS whose columns hold anything. */
    static List<SqlType> ofValues(List<Row> rows, int width) {
        List<SqlType> types = new ArrayList<>();
        for (int i = 0; i < width; i++) {
            SqlType type = SqlType.NULL;
            for (Row row : rows) {
                SqlType next = of(row.values().get(i));
                if (!next.equals(SqlType.NULL) && !next.equals(type)) {
                    type = type.equals(SqlType.NULL) ? next : new SqlType.OpaqueType("MIXED");
                }
            }
            types.add(type);
        }
        return types;
    }

    private static SqlType of(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> SqlType.NULL;
            case Value.BooleanValue ignored -> SqlType.BOOLEAN;
            case Value.IntegerValue ignored -> SqlType.BIGINT;
            case Value.DecimalValue ignored -> new SqlType.DecimalType(38, 0);
            case Value.DoubleValue ignored -> SqlType.DOUBLE;
            case Value.TextValue ignored -> SqlType.TEXT;
            case Value.DateValue ignored -> SqlType.DATE;
            case Value.TimeValue ignored -> SqlType.TIME;
            case Value.TimestampValue ignored -> SqlType.TIMESTAMP;
            case Value.OpaqueValue ignored -> new SqlType.OpaqueType("");
        };
    }
}
