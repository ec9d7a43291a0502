/**
 * Rules that rewrite a condition to another that holds for the same rows.
 */
@NullMarked
package io.panoptes.equivalence.prover.rule.formula;

import org.jspecify.annotations.NullMarked;
