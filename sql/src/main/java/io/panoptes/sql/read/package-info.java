/** SQL text to trees: queries, expressions, tables and schemas. Knows nothing of any DBMS. */
@NullMarked
package io.panoptes.sql.read;

import org.jspecify.annotations.NullMarked;
