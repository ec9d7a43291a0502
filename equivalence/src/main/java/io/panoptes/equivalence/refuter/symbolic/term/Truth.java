package io.panoptes.equivalence.refuter.symbolic.term;

import com.microsoft.z3.BoolExpr;

/** A predicate: TRUE, FALSE, or neither, which is NULL. The two never hold together. */
public record Truth(BoolExpr isTrue, BoolExpr isFalse) {

    public Truth negated() {
        return new Truth(isFalse, isTrue);
    }
}
