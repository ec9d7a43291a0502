package io.panoptes.discovery.rewrite.site;

import io.panoptes.sql.ast.Query;
import java.util.Optional;

/** A change of a query that should keep its meaning; whether it does, the engine says. */
public interface Step {

    String name();

    /** Whether it is known to be wrong for some queries. */
    default boolean dares() {
        return false;
    }

    /** The query after the step was taken somewhere in it; empty where it fits nowhere. */
    Optional<Query> take(Query query, StepPlacement placement);
}
