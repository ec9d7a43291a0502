/** One database that tells several queries apart, as a condition on their answers asks for it. */
@NullMarked
package io.panoptes.equivalence.refuter.disambiguation;

import org.jspecify.annotations.NullMarked;
