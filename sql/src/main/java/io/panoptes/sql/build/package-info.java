/** A builder for SQL: short names for the expressions, FROM items and queries that are built most. */
@NullMarked
package io.panoptes.sql.build;

import org.jspecify.annotations.NullMarked;
