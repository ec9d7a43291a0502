/** Proofs that two queries agree on every database. */
@NullMarked
package io.panoptes.equivalence.prover;

import org.jspecify.annotations.NullMarked;
