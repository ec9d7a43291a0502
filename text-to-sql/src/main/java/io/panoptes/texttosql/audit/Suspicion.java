package io.panoptes.texttosql.audit;

import io.panoptes.sql.schema.Schema;
import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import java.util.List;
import java.util.Optional;

/** A habit of gold queries that often errs. Says how the query would be without it; the engine says whether that matters. */
interface Suspicion {
    /** All of them. A new one is a class, its test, and a line here. */
    List<Suspicion> ALL = List.of(new BetweenForStrict(), new GroupingByName(), new NeedlessJoin());

    /** What is suspected, in words. */
    String words();

    /** The query without the habit; empty where it does not have it. */
    Optional<String> rewritten(BenchmarkQuestion question, Schema schema);
}
