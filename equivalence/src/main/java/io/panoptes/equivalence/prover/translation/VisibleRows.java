package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.prover.expression.Term;
import java.util.ArrayList;
import java.util.List;

/** The row at hand, and those around it, nearest first: the terms of their columns. */
record VisibleRows(List<List<Term>> rows) {
    VisibleRows {
        rows = List.copyOf(rows);
    }

    static final VisibleRows NONE = new VisibleRows(List.of());

    VisibleRows inside(List<Term> row) {
        List<List<Term>> all = new ArrayList<>();
        all.add(List.copyOf(row));
        all.addAll(rows);
        return new VisibleRows(all);
    }

    Term column(int level, int index) {
        return rows.get(level).get(index);
    }
}
