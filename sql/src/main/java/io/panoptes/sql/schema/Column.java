package io.panoptes.sql.schema;

import io.panoptes.sql.type.SqlType;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** A column of a table. */
public record Column(String name, SqlType type, boolean nullable, Set<ColumnTrait> traits) {
    public Column {
        traits = Collections.unmodifiableSet(
                traits.isEmpty() ? EnumSet.noneOf(ColumnTrait.class) : EnumSet.copyOf(traits));
    }

    public Column(String name, SqlType type, boolean nullable) {
        this(name, type, nullable, Set.of());
    }

    /** The same, but with or without NULLs. */
    public Column withNullable(boolean newNullable) {
        return new Column(name, type, newNullable, traits);
    }

    /** The same, with this trait too. */
    public Column with(ColumnTrait trait) {
        Set<ColumnTrait> more = EnumSet.of(trait);
        more.addAll(traits);
        return new Column(name, type, nullable, more);
    }
}
