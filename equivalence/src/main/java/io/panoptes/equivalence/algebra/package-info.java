/** The relational algebra that everything behind the front sees. */
@NullMarked
package io.panoptes.equivalence.algebra;

import org.jspecify.annotations.NullMarked;
