/**
 * Rules that rewrite a value to another that is the same.
 */
@NullMarked
package io.panoptes.equivalence.prover.rule.term;

import org.jspecify.annotations.NullMarked;
