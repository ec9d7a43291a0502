/**
 * U-expressions: bags as sums of products over rows, with explicit NULLs and two-valued formulas. Knows neither the
 * queries that they come from nor the solver.
 */
@NullMarked
package io.panoptes.equivalence.prover.expression;

import org.jspecify.annotations.NullMarked;
