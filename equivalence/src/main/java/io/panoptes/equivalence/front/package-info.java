/** SQL text and schemas to the algebra, through Calcite. */
@NullMarked
package io.panoptes.equivalence.front;

import org.jspecify.annotations.NullMarked;
