/** Tables, columns and integrity constraints. */
@NullMarked
package io.panoptes.sql.schema;

import org.jspecify.annotations.NullMarked;
