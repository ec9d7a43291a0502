/**
 * Formulas that compare the answers of two queries.
 */
@NullMarked
package io.panoptes.equivalence.refuter.symbolic.answer;

import org.jspecify.annotations.NullMarked;
