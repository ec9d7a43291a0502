package io.panoptes.dbms;

import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;

/**
 * Another way to keep a table than the usual one, which changes plans and no answer. In all texts {@value #TABLE} stands for the
 * table and {@value #COLUMN} for a column of the type that is asked for.
 *
 * @param suffix what stands behind the closing parenthesis of CREATE TABLE; empty where it is made as any other
 * @param parts statements that make what belongs to it, before it has rows
 * @param moves statements that put its rows into another place, when it has them
 * @param by the type of the column that says where a row is
 * @param needsKey whether the column must be in every key, for keys hold in each part by itself
 */
public record TableOption(
        String suffix,
        List<String> parts,
        List<String> moves,
        Optional<Class<? extends SqlType>> by,
        boolean needsKey) {
    public static final String TABLE = "<table>";
    public static final String COLUMN = "<column>";

    public TableOption {
        parts = List.copyOf(parts);
        moves = List.copyOf(moves);
    }

    public static TableOption engine(String name) {
        return new TableOption(" ENGINE = " + name, List.of(), List.of(), Optional.empty(), false);
    }

    /** Its rows are spread over parts by a column, from the first row on. */
    public static TableOption parted(String suffix, Class<? extends SqlType> by, String... parts) {
        return new TableOption(" PARTITION BY " + suffix, List.of(parts), List.of(), Optional.of(by), true);
    }

    /** Some of its rows go to another table that is read with it. */
    public static TableOption inherited(Class<? extends SqlType> by, List<String> parts, List<String> moves) {
        return new TableOption("", parts, moves, Optional.of(by), false);
    }

    public boolean isInMemory() {
        return suffix.endsWith("MEMORY");
    }
}
