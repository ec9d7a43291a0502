package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;

/**
 * A foreign key, made ready to be asked for databases as codes.
 *
 * @param ways how the values of each column are compared with those that they refer to
 */
record ForeignKey(int[] columns, int target, int[] targetColumns, Way[] ways, Pool pool) {

    /** How two values of a key may be equal. */
    private enum Way {
        SAME_KIND,
        /** A text of digits refers to a number, as SQLite has it; other forms of the number as text are left out. */
        TEXT_OF_NUMBER,
        NUMBER_OF_TEXT,
        /** Only NULL keeps the key. */
        NEVER;

        static Way of(SqlType type, SqlType target) {
            if (Pool.isOneKind(type, target)) {
                return SAME_KIND;
            }
            return !Numerals.mayMatch(type, target)
                    ? NEVER
                    : type instanceof SqlType.TextType ? TEXT_OF_NUMBER : NUMBER_OF_TEXT;
        }
    }

    static ForeignKey of(Table table, int[] columns, Table other, int target, int[] targetColumns, Pool pool) {
        Way[] ways = new Way[columns.length];
        for (int i = 0; i < columns.length; i++) {
            ways[i] = Way.of(
                    table.columns().get(columns[i]).type(),
                    other.columns().get(targetColumns[i]).type());
        }
        return new ForeignKey(columns, target, targetColumns, ways, pool);
    }

    /** Whether the columns are of kinds whose values can be equal; otherwise only NULL keeps the key. */
    boolean mayMatch() {
        for (Way way : ways) {
            if (way == Way.NEVER) {
                return false;
            }
        }
        return true;
    }

    boolean holds(Tables tables, Rows rows, int row) {
        for (int column : columns) {
            if (rows.get(row, column) == Pool.NULL) {
                return true;
            }
        }
        Rows targets = tables.rows(target);
        for (int other = 0; other < targets.count(); other++) {
            if (isPartner(rows, row, targets, other)) {
                return true;
            }
        }
        return false;
    }

    private boolean isPartner(Rows rows, int row, Rows targets, int other) {
        for (int i = 0; i < columns.length; i++) {
            if (!refers(i, rows.get(row, columns[i]), targets.get(other, targetColumns[i]))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a value of the key's i-th column is equal to one of the column that it refers to. */
    private boolean refers(int i, long code, long target) {
        return switch (ways[i]) {
            case SAME_KIND -> code == target;
            case TEXT_OF_NUMBER -> isTextOf(code, target);
            case NUMBER_OF_TEXT -> isTextOf(target, code);
            case NEVER -> false;
        };
    }

    private boolean isTextOf(long text, long number) {
        return text != Pool.NULL
                && number != Pool.NULL
                && Pool.isSmall(number)
                && pool.text(text).equals(Long.toString(number));
    }

    /** Makes a row refer to one of the target's; no value comes up that {@code choices} lack, unless it is the target's own. */
    void point(Rows rows, int row, Rows targets, int other, Choices choices) {
        for (int i = 0; i < columns.length; i++) {
            long value = targets.get(other, targetColumns[i]);
            if (ways[i] == Way.SAME_KIND) {
                rows.set(row, columns[i], value);
                continue;
            }
            for (long code : choices.codesOf(columns[i])) {
                if (refers(i, code, value)) {
                    rows.set(row, columns[i], code);
                    break;
                }
            }
        }
    }

    /** The codes to choose from. */
    @FunctionalInterface
    interface Choices {
        /** Of a column of the table that has the key. */
        long[] codesOf(int column);
    }
}
