/**
 * Where the tables of a database are declared: DDL by database, tables.json, or the database itself.
 *
 * <p>Must not know questions or queries.
 */
@NullMarked
package io.panoptes.texttosql.schema;

import org.jspecify.annotations.NullMarked;
