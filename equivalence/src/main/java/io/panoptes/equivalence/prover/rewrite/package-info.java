/** The normal form of U-expressions: one small rewrite a class, in one visible list. */
@NullMarked
package io.panoptes.equivalence.prover.rewrite;

import org.jspecify.annotations.NullMarked;
