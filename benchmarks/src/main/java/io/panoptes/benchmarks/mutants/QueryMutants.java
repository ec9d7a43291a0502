package io.panoptes.benchmarks.mutants;

import io.panoptes.equivalence.algebra.Relation;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Mutants of one query, each with one change, none twice. */
public final class QueryMutants {
    private static final int DRAWS_EACH = 20;

    private QueryMutants() {}

    /** Up to {@code count}; fewer where the query has no more places to change. */
    public static List<Relation> of(Relation query, int count, long seed) {
        Mutator mutator = new Mutator(new Random(seed));
        Set<Relation> mutants = new LinkedHashSet<>();
        for (int draw = 0; draw < count * DRAWS_EACH && mutants.size() < count; draw++) {
            Relation mutant = mutator.mutate(query);
            if (!mutant.equals(query) && mutant.types().size() == query.types().size()) {
                mutants.add(mutant);
            }
        }
        return List.copyOf(mutants);
    }
}
