package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.evaluator.value.Rows;

/** A compiled relation. The rows that it gives stay good until it runs again. */
@FunctionalInterface
interface RowPlan {
    Rows run();
}
