package io.panoptes.sql.oracle;

import io.panoptes.sql.type.SqlType;

/** A hole in a CAQ: a virtual column or a virtual table of the oracle's schema. */
public sealed interface Placeholder {

    String name();

    /** An expression over one row of {@code table}, written in the queries as a column of that table. */
    record ExpressionPlaceholder(String name, String table, SqlType type) implements Placeholder {}

    /** A table, written in the queries as the table of this name, whose columns the schema declares. */
    record TablePlaceholder(String name) implements Placeholder {}
}
