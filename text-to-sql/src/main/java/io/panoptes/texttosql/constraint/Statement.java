package io.panoptes.texttosql.constraint;

import io.panoptes.sql.schema.Constraint;

/** What a constraint says of the rows of its table. */
public sealed interface Statement {

    /** Whether it says something about this column, without regard to case. */
    default boolean mentions(String column) {
        return switch (this) {
            case NotNull(String own) -> own.equalsIgnoreCase(column);
            case Kept(Constraint constraint) -> constraint.mentions(column);
        };
    }

    /** The column holds no NULL. A schema says so in the column itself, every other kind beside the columns. */
    record NotNull(String column) implements Statement {}

    record Kept(Constraint constraint) implements Statement {}
}
