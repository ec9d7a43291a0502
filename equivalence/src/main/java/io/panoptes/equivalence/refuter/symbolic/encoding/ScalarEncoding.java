package io.panoptes.equivalence.refuter.symbolic.encoding;

import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.equivalence.refuter.symbolic.term.Truth;

/** Encodes the scalar expressions of one {@link Encoding}. */
public interface ScalarEncoding {
    SymbolicValue value(Scalar scalar, SymbolicScope scope);

    Truth truth(Scalar condition, SymbolicScope scope);
}
