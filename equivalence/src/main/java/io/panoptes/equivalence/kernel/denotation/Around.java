package io.panoptes.equivalence.kernel.denotation;

import io.panoptes.equivalence.prover.expression.Term;
import java.util.ArrayList;
import java.util.List;

/** The row at hand and the rows around it, nearest first. */
record Around(List<List<Term>> rows) {
    static final Around NOTHING = new Around(List.of());

    Around inside(List<Term> row) {
        List<List<Term>> all = new ArrayList<>(List.of(List.copyOf(row)));
        all.addAll(rows);
        return new Around(List.copyOf(all));
    }

    Term column(int level, int index) {
        return rows.get(level).get(index);
    }
}
