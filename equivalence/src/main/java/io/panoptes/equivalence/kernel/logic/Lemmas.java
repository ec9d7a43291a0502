package io.panoptes.equivalence.kernel.logic;

import io.panoptes.equivalence.prover.expression.Var;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Steps that have been accepted, asked for by the shapes that a question refers to. */
public interface Lemmas {
    Lemmas NONE = new Lemmas() {
        @Override
        public List<Lemma> about(Collection<String> shapes, Set<Var> rows) {
            return List.of();
        }

        @Override
        public boolean isAbout(Var row) {
            return false;
        }

        @Override
        public int size() {
            return 0;
        }
    };

    /** @param rows those that are there: a lemma about another row says nothing where there is no such row */
    List<Lemma> about(Collection<String> shapes, Set<Var> rows);

    /** Whether one of them is about this very row, and not about all rows of its table. */
    boolean isAbout(Var row);

    /** How many steps they come from. Of one proof, fewer are the first of more. */
    int size();
}
