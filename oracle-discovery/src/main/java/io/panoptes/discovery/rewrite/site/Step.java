package io.panoptes.discovery.rewrite.site;

import io.panoptes.sql.ast.Query;
import java.util.Optional;

/** A change of a query that should keep its meaning; whether it did, the engine decides. */
public interface Step {

    String name();

    /** Whether it is known to change the meaning of some queries. Such a step finds oracles where it does not. */
    default boolean mayChangeMeaning() {
        return false;
    }

    /** The query after the step was taken somewhere in it; empty where it fits nowhere. */
    Optional<Query> take(Query query, StepPlacement placement);
}
