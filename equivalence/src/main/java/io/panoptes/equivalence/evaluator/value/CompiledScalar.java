package io.panoptes.equivalence.evaluator.value;

/** A compiled scalar expression: its code for the rows that its scopes stand at. */
@FunctionalInterface
public interface CompiledScalar {
    long value();

    static CompiledScalar constant(long code) {
        return () -> code;
    }
}
