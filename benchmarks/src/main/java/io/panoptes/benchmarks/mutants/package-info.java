/** Pairs with one query changed, on which prover and refuter must not contradict each other. */
@NullMarked
package io.panoptes.benchmarks.mutants;

import org.jspecify.annotations.NullMarked;
