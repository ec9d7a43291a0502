/**
 * Rules that rewrite a sum of numbers over rows to others that are easier to compare. They know the products, not how these are brought to
 * normal form.
 */
@NullMarked
package io.panoptes.equivalence.prover.rule.sum;

import org.jspecify.annotations.NullMarked;
