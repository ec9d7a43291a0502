package io.panoptes.sql.type;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The names of types in SQL text. */
public final class TypeNames {
    /** Types that are carried along by name and that nothing looks into. */
    private static final Set<String> OPAQUE =
            Set.of("BINARY", "BIT", "BLOB", "BYTEA", "INTERVAL", "JSON", "TIMESTAMPTZ", "UUID", "VARBINARY");

    private static final int MOST_BITS_OF_REAL = 24;

    private TypeNames() {}

    /** What an error says that a type may be. */
    public static final String KNOWN =
            "BOOLEAN, TINYINT, SMALLINT, INTEGER, BIGINT, DECIMAL(p, s), DOUBLE, VARCHAR(n), "
                    + "TEXT, DATE, TIME, TIMESTAMP";

    /** The type of this name with these numbers in parentheses; empty where there is no such type. */
    public static Optional<SqlType> read(String name, List<Integer> arguments) {
        String upper = name.toUpperCase(Locale.ROOT);
        SqlType type = switch (upper) {
            case "BOOLEAN", "BOOL" -> SqlType.BOOLEAN;
            case "TINYINT" -> new SqlType.IntegerType(8);
            case "SMALLINT", "INT2" -> new SqlType.IntegerType(16);
            case "INTEGER", "INT", "INT4", "MEDIUMINT", "SIGNED" -> SqlType.INTEGER;
            case "BIGINT", "INT8" -> SqlType.BIGINT;
            case "DECIMAL", "NUMERIC", "DEC", "NUMBER" -> decimal(arguments);
            case "DOUBLE", "FLOAT8" -> SqlType.DOUBLE;
            case "REAL", "FLOAT4" -> SqlType.REAL;
            case "FLOAT" -> ofBits(arguments);
            case "VARCHAR", "CHAR", "CHARACTER", "TEXT", "STRING", "CLOB", "NVARCHAR", "NCHAR", "VARCHAR2" ->
                SqlType.TEXT;
            case "TINYTEXT", "MEDIUMTEXT", "LONGTEXT", "BPCHAR" -> SqlType.TEXT;
            case "DATE" -> SqlType.DATE;
            case "TIME" -> SqlType.TIME;
            case "TIMESTAMP", "DATETIME" -> SqlType.TIMESTAMP;
            default ->
                OPAQUE.contains(upper) || WideNumber.named(upper).isPresent()
                        ? new SqlType.OpaqueType(upper)
                        : SqlType.NULL;
        };
        return type.equals(SqlType.NULL) ? Optional.empty() : Optional.of(type);
    }

    /** {@code FLOAT(53)}: more than 24 bits need 64. */
    private static SqlType ofBits(List<Integer> arguments) {
        return arguments.size() == 1 && arguments.getFirst() > MOST_BITS_OF_REAL ? SqlType.DOUBLE : SqlType.REAL;
    }

    /** The standard leaves the bare word to the DBMS; 18 digits, 3 of them behind the point, hold what tests need. */
    private static SqlType decimal(List<Integer> arguments) {
        return switch (arguments.size()) {
            case 0 -> new SqlType.DecimalType(18, 3);
            case 1 -> new SqlType.DecimalType(arguments.get(0), 0);
            default -> new SqlType.DecimalType(arguments.get(0), arguments.get(1));
        };
    }
}
