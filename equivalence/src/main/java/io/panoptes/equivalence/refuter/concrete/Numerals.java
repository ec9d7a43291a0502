package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Whole numbers as texts, for text columns that are compared with columns of whole numbers: {@code '1' = 1} holds in a DBMS that
 * compares the two at all, and a foreign key may join them.
 */
final class Numerals {
    private static final int MOST = 6;

    private Numerals() {}

    /** Whether one is a text and the other a whole number, so that a text of digits may equal a number. */
    static boolean mayMatch(SqlType one, SqlType other) {
        return one instanceof SqlType.TextType && other instanceof SqlType.IntegerType
                || one instanceof SqlType.IntegerType && other instanceof SqlType.TextType;
    }

    /**
     * The values of each column, and first those of whole numbers in its group where it holds texts.
     *
     * @param groups columns that are compared with each other have one
     */
    static List<List<Value>> shared(BaseColumns columns, List<List<Value>> values, int[] groups) {
        List<List<Value>> shared = new ArrayList<>(values);
        for (int i = 0; i < values.size(); i++) {
            Column column = columns.column(i);
            if (column.type() instanceof SqlType.TextType) {
                Set<Value> all = numerals(columns, values, groups, i);
                all.addAll(values.get(i));
                shared.set(i, List.copyOf(all));
            }
        }
        return shared;
    }

    private static Set<Value> numerals(BaseColumns columns, List<List<Value>> values, int[] groups, int text) {
        Set<Value> numerals = new LinkedHashSet<>();
        for (int i = 0; i < values.size(); i++) {
            if (groups[i] == groups[text] && columns.column(i).type() instanceof SqlType.IntegerType) {
                values.get(i).stream()
                        .filter(Value.IntegerValue.class::isInstance)
                        .map(Value.IntegerValue.class::cast)
                        .limit(MOST)
                        .forEach(number -> numerals.add(Value.of(number.value().toString())));
            }
        }
        return numerals;
    }
}
