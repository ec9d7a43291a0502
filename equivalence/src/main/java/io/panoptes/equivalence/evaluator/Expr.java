package io.panoptes.equivalence.evaluator;

/** A compiled scalar expression: its code for the rows that its scopes stand at. */
@FunctionalInterface
interface Expr {
    long value();

    static Expr constant(long code) {
        return () -> code;
    }
}
