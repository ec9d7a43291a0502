package io.panoptes.equivalence.prover.limit;

import io.panoptes.equivalence.algebra.Relation;
import java.util.Optional;

/**
 * A rewrite of one operator. What comes out may give the same bags of rows: exactly one where there is one, and where ties
 * leave a choice the same ones.
 */
interface LimitRewrite {

    /** The relation rewritten; empty where there is nothing to do. Only the operator on top is looked at for a match. */
    Optional<Relation> apply(Relation relation);

    default String name() {
        return getClass().getSimpleName();
    }
}
