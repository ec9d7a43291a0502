/**
 * Where two queries part on a database, in words.
 *
 * <p>Must not know questions or scores.
 */
@NullMarked
package io.panoptes.texttosql.explanation;

import org.jspecify.annotations.NullMarked;
