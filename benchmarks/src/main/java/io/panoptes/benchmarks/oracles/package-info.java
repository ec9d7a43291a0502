/** Proofs for a file of oracles. */
@NullMarked
package io.panoptes.benchmarks.oracles;

import org.jspecify.annotations.NullMarked;
