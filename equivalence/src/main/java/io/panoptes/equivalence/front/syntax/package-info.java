/** Constructs that Calcite's validator does not know, put into those that it knows, on the syntax tree. */
@NullMarked
package io.panoptes.equivalence.front.syntax;

import org.jspecify.annotations.NullMarked;
