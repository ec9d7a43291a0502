package io.panoptes.dbms.worker;

import java.sql.Array;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.SQLException;
import java.sql.Struct;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** One text for each value that nothing here looks into: equal values have equal texts, different ones different texts. */
final class CanonicalText {

    private CanonicalText() {}

    static String of(@Nullable Object value) throws SQLException {
        return switch (value) {
            case null -> "NULL";
            case String text -> "'" + text.replace("'", "''") + "'";
            case byte[] bytes -> "x'" + HexFormat.of().formatHex(bytes) + "'";
            case Blob blob -> of(blob.getBytes(1, (int) Math.min(blob.length(), Integer.MAX_VALUE)));
            case Clob clob -> of(clob.getSubString(1, (int) Math.min(clob.length(), Integer.MAX_VALUE)));
            case Array array -> of(array.getArray());
            case Struct struct -> list("(", struct.getAttributes(), ")");
            case Object[] items -> list("[", items, "]");
            case Iterable<?> items -> {
                java.util.ArrayList<@Nullable Object> copy = new java.util.ArrayList<>();
                items.forEach(copy::add);
                yield list("[", copy.toArray(), "]");
            }
            case Map<?, ?> map -> map(map);
            default -> value.getClass().isArray() ? primitives(value) : value.toString();
        };
    }

    private static String list(String open, @Nullable Object[] items, String close) throws SQLException {
        String[] texts = new String[items.length];
        for (int i = 0; i < items.length; i++) {
            texts[i] = of(items[i]);
        }
        return open + String.join(", ", texts) + close;
    }

    /** A map is the same in any order of its entries. */
    private static String map(Map<?, ?> map) throws SQLException {
        String[] entries = new String[map.size()];
        int i = 0;
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            entries[i++] = of(entry.getKey()) + "=" + of(entry.getValue());
        }
        return Arrays.stream(entries).sorted().collect(Collectors.joining(", ", "{", "}"));
    }

    private static String primitives(Object array) throws SQLException {
        Object[] items = new Object[java.lang.reflect.Array.getLength(array)];
        for (int i = 0; i < items.length; i++) {
            items[i] = java.lang.reflect.Array.get(array, i);
        }
        return list("[", items, "]");
    }
}
