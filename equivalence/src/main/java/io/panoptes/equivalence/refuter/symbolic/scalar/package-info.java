/**
 * An encoder for each family of scalar operators.
 */
@NullMarked
package io.panoptes.equivalence.refuter.symbolic.scalar;

import org.jspecify.annotations.NullMarked;
