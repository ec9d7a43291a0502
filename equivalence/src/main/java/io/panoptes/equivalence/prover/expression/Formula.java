package io.panoptes.equivalence.prover.expression;

import java.util.List;

/** A statement that holds or does not: no third value. */
public sealed interface Formula {

    Formula TRUE = new And(List.of());
    Formula FALSE = new Or(List.of());

    record And(List<Formula> parts) implements Formula {
        public And {
            parts = List.copyOf(parts);
        }
    }

    record Or(List<Formula> parts) implements Formula {
        public Or {
            parts = List.copyOf(parts);
        }
    }

    record Not(Formula part) implements Formula {}

    /** Both NULL, or the same value. */
    record Same(Term left, Term right) implements Formula {}

    record IsNull(Term term) implements Formula {}

    /** Neither is NULL, and left comes before right. */
    record Less(Term left, Term right) implements Formula {}

    /** A Boolean term is TRUE. */
    record Holds(Term term) implements Formula {}

    /** The product, whose head is empty, has a row: a squash. */
    record Exists(Product product) implements Formula {}
}
