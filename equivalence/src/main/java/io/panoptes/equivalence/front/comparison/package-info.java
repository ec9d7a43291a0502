/** Rewrites of syntax of comparisons that take no regard to the case of letters. */
@NullMarked
package io.panoptes.equivalence.front.comparison;

import org.jspecify.annotations.NullMarked;
