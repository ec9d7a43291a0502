/**
 * Rewrites of ORDER BY with LIMIT on the algebra, before it becomes bags: limits in one place, over no more columns than
 * matter, so that fewer of them leave a choice.
 */
@NullMarked
package io.panoptes.equivalence.prover.limit;

import org.jspecify.annotations.NullMarked;
