/**
 * Values, truths and texts as terms of the solver. Knows no rows.
 */
@NullMarked
package io.panoptes.equivalence.refuter.symbolic.term;

import org.jspecify.annotations.NullMarked;
