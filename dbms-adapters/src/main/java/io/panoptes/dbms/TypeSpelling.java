package io.panoptes.dbms;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;

/**
 * A name that a DBMS has for a type, and the values that fit in such a column and come back as they went in.
 *
 * @param name as it stands in a column definition or a CAST
 */
public record TypeSpelling(SqlType type, String name, Value low, Value high) {}
