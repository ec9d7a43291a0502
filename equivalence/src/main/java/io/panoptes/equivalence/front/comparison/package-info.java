/** Rewrites of syntax of comparisons: without regard to the case of letters, of rows. */
@NullMarked
package io.panoptes.equivalence.front.comparison;

import org.jspecify.annotations.NullMarked;
