/** Decides whether two bags in normal form are equal, asking the solver about ground instances. */
@NullMarked
package io.panoptes.equivalence.prover.decision;

import org.jspecify.annotations.NullMarked;
