/**
 * Rules that rewrite one product to another with the same rows.
 */
@NullMarked
package io.panoptes.equivalence.prover.rule.product;

import org.jspecify.annotations.NullMarked;
