package io.panoptes.texttosql.evaluation;

import io.panoptes.texttosql.pair.Pair;
import java.util.Optional;

/** Runs both queries of a pair on the database that is given with the benchmark. Used by one thread at a time. */
public interface DatabaseRuns extends AutoCloseable {

    /** Where no databases are given. */
    DatabaseRuns NONE = pair -> Optional.empty();

    /** Whether the answers agree; empty where there is no such database, or the gold query gives no answer there. */
    Optional<Boolean> agree(Pair pair);

    @Override
    default void close() {}
}
