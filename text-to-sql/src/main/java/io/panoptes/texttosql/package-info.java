/**
 * Predicted queries compared with the gold queries of a text-to-SQL benchmark, and constraints mined from databases.
 *
 * <p>Must not know commands or the terminal, nor campaigns: it judges queries that others wrote.
 */
@NullMarked
package io.panoptes.texttosql;

import org.jspecify.annotations.NullMarked;
