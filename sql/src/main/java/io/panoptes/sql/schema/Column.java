package io.panoptes.sql.schema;

import io.panoptes.sql.type.SqlType;

/** A column of a table. */
public record Column(String name, SqlType type, boolean nullable) {}
