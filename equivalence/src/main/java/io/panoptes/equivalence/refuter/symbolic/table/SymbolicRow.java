package io.panoptes.equivalence.refuter.symbolic.table;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import java.util.ArrayList;
import java.util.List;

/** A row that is there where {@code present} holds. */
public record SymbolicRow(BoolExpr present, List<SymbolicValue> values) {
    public SymbolicRow {
        values = List.copyOf(values);
    }

    public SymbolicRow when(BoolExpr present) {
        return new SymbolicRow(present, values);
    }

    public List<SymbolicValue> followedBy(List<SymbolicValue> others) {
        List<SymbolicValue> all = new ArrayList<>(values);
        all.addAll(others);
        return all;
    }
}
