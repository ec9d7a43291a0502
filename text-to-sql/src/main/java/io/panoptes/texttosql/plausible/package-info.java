/**
 * Small databases with values that people of the trade know: a counterexample's own values are replaced by those of a real database.
 *
 * <p>Must not know questions or scores.
 */
@NullMarked
package io.panoptes.texttosql.plausible;

import org.jspecify.annotations.NullMarked;
