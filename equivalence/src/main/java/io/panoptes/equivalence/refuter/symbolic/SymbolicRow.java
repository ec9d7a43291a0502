package io.panoptes.equivalence.refuter.symbolic;

import com.microsoft.z3.BoolExpr;
import java.util.ArrayList;
import java.util.List;

/** A row that is there where {@code present} holds. */
record SymbolicRow(BoolExpr present, List<SymbolicValue> values) {
    SymbolicRow {
        values = List.copyOf(values);
    }

    SymbolicRow when(BoolExpr present) {
        return new SymbolicRow(present, values);
    }

    List<SymbolicValue> followedBy(List<SymbolicValue> others) {
        List<SymbolicValue> all = new ArrayList<>(values);
        all.addAll(others);
        return all;
    }
}
