package io.panoptes.equivalence.refuter.symbolic;

import com.microsoft.z3.BoolExpr;

/** A predicate: TRUE, FALSE, or neither, which is NULL. The two never hold together. */
record Truth(BoolExpr isTrue, BoolExpr isFalse) {

    Truth negated() {
        return new Truth(isFalse, isTrue);
    }
}
