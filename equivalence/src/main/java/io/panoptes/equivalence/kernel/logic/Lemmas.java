package io.panoptes.equivalence.kernel.logic;

import java.util.Collection;
import java.util.List;

/** Steps that have been accepted, asked for by the shapes that a question speaks of. */
@FunctionalInterface
public interface Lemmas {
    Lemmas NONE = shapes -> List.of();

    List<Lemma> about(Collection<String> shapes);
}
