package io.panoptes.nativedriver;

import java.lang.foreign.MemorySegment;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The type of a column.
 *
 * @param precision of a decimal; the length of an array
 * @param stored the type by whose number of bytes a decimal or the place of an enum is stored
 * @param names of an enum's values or a struct's members
 */
record DuckDbType(Id id, int precision, int scale, Id stored, List<String> names, List<DuckDbType> children) {

    /** In the order of {@code duckdb_type}. */
    enum Id {
        INVALID(Types.OTHER),
        BOOLEAN(Types.BOOLEAN),
        TINYINT(Types.TINYINT),
        SMALLINT(Types.SMALLINT),
        INTEGER(Types.INTEGER),
        BIGINT(Types.BIGINT),
        UTINYINT(Types.SMALLINT),
        USMALLINT(Types.INTEGER),
        UINTEGER(Types.BIGINT),
        UBIGINT(Types.OTHER),
        FLOAT(Types.FLOAT),
        DOUBLE(Types.DOUBLE),
        TIMESTAMP(Types.TIMESTAMP),
        DATE(Types.DATE),
        TIME(Types.TIME),
        INTERVAL(Types.OTHER),
        HUGEINT(Types.OTHER),
        VARCHAR(Types.VARCHAR),
        BLOB(Types.BLOB),
        DECIMAL(Types.DECIMAL),
        TIMESTAMP_S(Types.TIMESTAMP),
        TIMESTAMP_MS(Types.TIMESTAMP),
        TIMESTAMP_NS(Types.TIMESTAMP),
        ENUM(Types.OTHER),
        LIST(Types.ARRAY),
        STRUCT(Types.STRUCT),
        MAP(Types.OTHER),
        UUID(Types.OTHER),
        UNION(Types.OTHER),
        BIT(Types.OTHER),
        TIME_WITH_TIME_ZONE(Types.TIME_WITH_TIMEZONE),
        TIMESTAMP_WITH_TIME_ZONE(Types.TIMESTAMP_WITH_TIMEZONE),
        UHUGEINT(Types.OTHER),
        ARRAY(Types.ARRAY),
        ANY(Types.OTHER),
        BIGNUM(Types.OTHER),
        NULL(Types.NULL),
        OTHER(Types.OTHER);

        private final int jdbc;

        Id(int jdbc) {
            this.jdbc = jdbc;
        }

        static Id of(long number) {
            return number < 0 || number >= OTHER.ordinal() ? OTHER : values()[(int) number];
        }
    }

    static DuckDbType of(DuckDbFunctions functions, MemorySegment type) {
        Id id = Id.of(functions.ofType("duckdb_get_type_id", type));
        int precision = 0;
        int scale = 0;
        Id stored = id;
        List<String> names = List.of();
        List<DuckDbType> children = new ArrayList<>();
        switch (id) {
            case DECIMAL -> {
                precision = (int) functions.ofType("duckdb_decimal_width", type);
                scale = (int) functions.ofType("duckdb_decimal_scale", type);
                stored = Id.of(functions.ofType("duckdb_decimal_internal_type", type));
            }
            case ENUM -> {
                stored = Id.of(functions.ofType("duckdb_enum_internal_type", type));
                int count = enumSize(functions, type);
                names = names(functions, "duckdb_enum_dictionary_value", type, count);
            }
            case LIST -> children.add(of(functions, functions.inner("duckdb_list_type_child_type", type)));
            case ARRAY -> {
                precision = (int) functions.ofType("duckdb_array_type_array_size", type);
                children.add(of(functions, functions.inner("duckdb_array_type_child_type", type)));
            }
            case MAP -> {
                children.add(of(functions, functions.inner("duckdb_map_type_key_type", type)));
                children.add(of(functions, functions.inner("duckdb_map_type_value_type", type)));
            }
            case STRUCT -> {
                int count = (int) functions.ofType("duckdb_struct_type_child_count", type);
                names = names(functions, "duckdb_struct_type_child_name", type, count);
                for (int i = 0; i < count; i++) {
                    children.add(of(functions, functions.member("duckdb_struct_type_child_type", type, i)));
                }
            }
            default -> {
                // It has no parts.
            }
        }
        return new DuckDbType(id, precision, scale, stored, names, children);
    }

    int jdbcType() {
        return id.jdbc;
    }

    /** As its own driver spells it. */
    String text() {
        return switch (id) {
            case DECIMAL -> "DECIMAL(%d,%d)".formatted(precision, scale);
            case LIST -> children.getFirst().text() + "[]";
            case ARRAY -> "%s[%d]".formatted(children.getFirst().text(), precision);
            case MAP ->
                "MAP(%s, %s)"
                        .formatted(
                                children.getFirst().text(), children.getLast().text());
            case STRUCT ->
                IntStream.range(0, names.size())
                        .mapToObj(i -> names.get(i) + " " + children.get(i).text())
                        .collect(Collectors.joining(", ", "STRUCT(", ")"));
            case TIME_WITH_TIME_ZONE, TIMESTAMP_WITH_TIME_ZONE -> id.name().replace('_', ' ');
            default -> id.name();
        };
    }

    private static int enumSize(DuckDbFunctions functions, MemorySegment type) {
        // Given as an unsigned 32-bit number, whatever the type that stores it.
        return (int) (functions.ofType("duckdb_enum_dictionary_size", type) & 0xffffffffL);
    }

    private static List<String> names(DuckDbFunctions functions, String function, MemorySegment type, int count) {
        // The strings are ours to free; they are few, and the process is short-lived.
        return IntStream.range(0, count)
                .mapToObj(i -> NativeLibrary.text(functions.member(function, type, i)))
                .toList();
    }
}
