/** Rewrites of functions that Calcite's validator does not know into those that it knows, on the syntax tree. */
@NullMarked
package io.panoptes.equivalence.front.function;

import org.jspecify.annotations.NullMarked;
