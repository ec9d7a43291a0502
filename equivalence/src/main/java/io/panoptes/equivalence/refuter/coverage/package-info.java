/**
 * Plan coverage: which branches the operators of a query have, and databases that reach them. Values are assigned by
 * speculation first, and by the solver for what that leaves open.
 */
@NullMarked
package io.panoptes.equivalence.refuter.coverage;

import org.jspecify.annotations.NullMarked;
