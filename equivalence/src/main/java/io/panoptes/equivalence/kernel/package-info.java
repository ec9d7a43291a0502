/**
 * Judges proofs. Shares nothing with the prover but the syntax of U-expressions and of steps: it reads the queries by a
 * translation of its own, and accepts a step only as an instance of an axiom whose side conditions Z3 confirms.
 */
@NullMarked
package io.panoptes.equivalence.kernel;

import org.jspecify.annotations.NullMarked;
