/**
 * An encoder for each operator of the algebra.
 */
@NullMarked
package io.panoptes.equivalence.refuter.symbolic.relation;

import org.jspecify.annotations.NullMarked;
