package io.panoptes.sql.schema;

import io.panoptes.sql.type.SqlType;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * A column of a table.
 *
 * @param mostLetters how long a text may be: n of {@code VARCHAR(n)} and {@code CHAR(n)}; empty where none is declared
 */
public record Column(
        String name, SqlType type, boolean nullable, Set<ColumnTrait> traits, Optional<Integer> mostLetters) {
    public Column {
        traits = Collections.unmodifiableSet(
                traits.isEmpty() ? EnumSet.noneOf(ColumnTrait.class) : EnumSet.copyOf(traits));
    }

    public Column(String name, SqlType type, boolean nullable, Set<ColumnTrait> traits) {
        this(name, type, nullable, traits, Optional.empty());
    }

    public Column(String name, SqlType type, boolean nullable) {
        this(name, type, nullable, Set.of());
    }

    /** The same, but with or without NULLs. */
    public Column withNullable(boolean newNullable) {
        return new Column(name, type, newNullable, traits, mostLetters);
    }

    /** The same, with this trait too. */
    public Column with(ColumnTrait trait) {
        Set<ColumnTrait> more = EnumSet.of(trait);
        more.addAll(traits);
        return new Column(name, type, nullable, more, mostLetters);
    }

    /** The same, with texts of this length at most, or of any. */
    public Column withMostLetters(Optional<Integer> most) {
        return new Column(name, type, nullable, traits, most);
    }
}
