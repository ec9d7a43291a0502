/** Rewrites of what stands in GROUP BY, on the syntax tree. */
@NullMarked
package io.panoptes.equivalence.front.grouping;

import org.jspecify.annotations.NullMarked;
