/** Rules that say what an operator of SQL is as a term, where more is known of it than that it is a function. */
@NullMarked
package io.panoptes.equivalence.prover.rule.operator;

import org.jspecify.annotations.NullMarked;
