package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;

/**
 * What the ranges, the categories and the declared length of a column let in. Values are drawn from there: of a table with twenty such columns, hardly a row
 * of other values would be kept.
 */
final class AllowedValues {
    private final Map<Integer, LongPredicate> allowed = new HashMap<>();
    private final Map<Integer, long[]> stated = new HashMap<>();

    private AllowedValues() {}

    static AllowedValues of(Schema schema, BaseColumns columns, Pool pool) {
        AllowedValues values = new AllowedValues();
        for (Table table : schema.tables()) {
            table.columns().forEach(column -> values.addLength(columns.number(table, column.name()), column, pool));
            for (Constraint constraint : table.constraints()) {
                switch (constraint) {
                    case Constraint.Range(String name, Optional<Value> low, Optional<Value> high) -> {
                        SqlType type = table.columns().get(table.indexOf(name)).type();
                        int column = columns.number(table, name);
                        low.map(pool::code)
                                .ifPresent(bound ->
                                        values.add(column, code -> pool.compare(bound, code, type) <= 0, bound));
                        high.map(pool::code)
                                .ifPresent(bound ->
                                        values.add(column, code -> pool.compare(code, bound, type) <= 0, bound));
                    }
                    case Constraint.Categorical(String name, List<Value> categories) -> {
                        long[] codes = categories.stream()
                                .mapToLong(pool::code)
                                .sorted()
                                .toArray();
                        values.add(columns.number(table, name), code -> Arrays.binarySearch(codes, code) >= 0, codes);
                    }
                    case Constraint.PrimaryKey ignored -> {}
                    case Constraint.Unique ignored -> {}
                    case Constraint.Reference ignored -> {}
                    case Constraint.Check ignored -> {}
                    case Constraint.FunctionalDependency ignored -> {}
                    case Constraint.Ordering ignored -> {}
                }
            }
        }
        return values;
    }

    private void addLength(int number, Column column, Pool pool) {
        if (column.type() instanceof SqlType.TextType && column.mostLetters().isPresent()) {
            int most = column.mostLetters().get();
            add(number, code -> code == Pool.NULL || letters(pool.text(code)) <= most, pool.ofText(""));
        }
    }

    private static int letters(String text) {
        return text.codePointCount(0, text.length());
    }

    private void add(int column, LongPredicate more, long... values) {
        allowed.merge(column, more, LongPredicate::and);
        stated.merge(
                column,
                values,
                (one, other) -> LongStream.concat(LongStream.of(one), LongStream.of(other))
                        .toArray());
    }

    /** Those of the codes that the column may hold; where none is, the bounds and categories that it may hold. */
    long[] among(int column, long[] codes) {
        LongPredicate may = allowed.get(column);
        if (may == null) {
            return codes;
        }
        long[] kept = Arrays.stream(codes).filter(may).toArray();
        return kept.length > 0
                ? kept
                : Arrays.stream(stated.getOrDefault(column, codes))
                        .filter(may)
                        .distinct()
                        .toArray();
    }
}
