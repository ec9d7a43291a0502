/** Free variables, renaming and names of U-expressions, written for the kernel alone: nothing here is simplified. */
@NullMarked
package io.panoptes.equivalence.kernel.syntax;

import org.jspecify.annotations.NullMarked;
