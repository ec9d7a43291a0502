package io.panoptes.corpus.store;

import io.panoptes.sql.type.SqlType;
import java.util.Arrays;
import java.util.Optional;

/** The types of a snippet's columns and of its result, or that it gives rows, each with the letter that stands for it in the store. */
public enum SlotType {
    INTEGER('i', SqlType.INTEGER),
    BIGINT('l', SqlType.BIGINT),
    /** Whole numbers of 128 bits, of which there are no columns in cases; a result only. */
    HUGEINT('h', new SqlType.IntegerType(128)),
    BOOLEAN('b', SqlType.BOOLEAN),
    TEXT('t', SqlType.TEXT),
    DATE('d', SqlType.DATE),
    DECIMAL('n', new SqlType.DecimalType(10, 2)),
    /** Rows: a table snippet, see {@link TableText}. */
    ROWS('*', new SqlType.OpaqueType("rows"));

    private final char letter;
    private final SqlType type;

    SlotType(char letter, SqlType type) {
        this.letter = letter;
        this.type = type;
    }

    public char letter() {
        return letter;
    }

    public SqlType type() {
        return type;
    }

    public boolean isWholeNumber() {
        return type instanceof SqlType.IntegerType;
    }

    public static Optional<SlotType> of(char letter) {
        return Arrays.stream(values()).filter(slot -> slot.letter == letter).findFirst();
    }

    public static Optional<SlotType> of(SqlType type) {
        return Arrays.stream(values()).filter(slot -> slot.type.equals(type)).findFirst();
    }
}
