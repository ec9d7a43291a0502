package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.prover.expression.Term;
import java.util.ArrayList;
import java.util.List;

/** The row at hand, and those around it, nearest first: the terms of their columns. */
record Rows(List<List<Term>> rows) {
    Rows {
        rows = List.copyOf(rows);
    }

    static final Rows NONE = new Rows(List.of());

    Rows inside(List<Term> row) {
        List<List<Term>> all = new ArrayList<>();
        all.add(List.copyOf(row));
        all.addAll(rows);
        return new Rows(all);
    }

    Term column(int level, int index) {
        return rows.get(level).get(index);
    }
}
