package io.panoptes.equivalence.evaluator;

/** A compiled relation. The rows that it gives stay good until it runs again. */
@FunctionalInterface
interface Plan {
    Rows run();
}
