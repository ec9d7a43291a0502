package io.panoptes.equivalence.kernel.logic;

import io.panoptes.equivalence.prover.expression.Var;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Steps that have been accepted, asked for by the shapes that a question refers to. */
@FunctionalInterface
public interface Lemmas {
    Lemmas NONE = (shapes, rows) -> List.of();

    /** @param rows those that are there: a lemma about another row says nothing where there is no such row */
    List<Lemma> about(Collection<String> shapes, Set<Var> rows);
}
