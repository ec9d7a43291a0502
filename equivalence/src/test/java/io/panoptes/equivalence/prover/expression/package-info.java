@NullMarked
package io.panoptes.equivalence.prover.expression;

import org.jspecify.annotations.NullMarked;
