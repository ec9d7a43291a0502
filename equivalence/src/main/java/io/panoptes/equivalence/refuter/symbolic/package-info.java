/**
 * The full bounded encoding: queries over symbolic tables of a few rows, as formulas for Z3.
 *
 * <p>A value is a pair (is null, value of its sort), a predicate a pair (is true, is false), a table a list of rows each
 * with a flag whether it is there. What can't be encoded is {@link io.panoptes.equivalence.Unsupported}, never guessed.
 */
@NullMarked
package io.panoptes.equivalence.refuter.symbolic;

import org.jspecify.annotations.NullMarked;
