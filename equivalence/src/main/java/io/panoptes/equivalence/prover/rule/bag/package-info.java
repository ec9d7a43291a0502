/**
 * Rules that rewrite one product to several that have its rows together.
 */
@NullMarked
package io.panoptes.equivalence.prover.rule.bag;

import org.jspecify.annotations.NullMarked;
