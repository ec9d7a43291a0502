@NullMarked
package io.panoptes.equivalence.prover.decision;

import org.jspecify.annotations.NullMarked;
