/**
 * The catalog of a user's database: its tables, columns and declared keys, and how its DBMS writes names.
 *
 * <p>Must not know what is done with them.
 */
@NullMarked
package io.panoptes.texttosql.constraint.database;

import org.jspecify.annotations.NullMarked;
