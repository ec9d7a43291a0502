/**
 * Whether constraints hold on a database, asked in SQL.
 *
 * <p>Must not know how they were found: it shares no code with mining.
 */
@NullMarked
package io.panoptes.texttosql.constraint.check;

import org.jspecify.annotations.NullMarked;
