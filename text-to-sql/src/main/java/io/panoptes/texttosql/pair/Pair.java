package io.panoptes.texttosql.pair;

import io.panoptes.sql.oracle.Semantics;
import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import java.util.Optional;

/**
 * A question with what one system predicts for it.
 *
 * @param predicted empty where the system has no query for the question
 * @param semantics how answers are compared
 */
public record Pair(BenchmarkQuestion question, Optional<String> predicted, Semantics semantics) {
    public String id() {
        return question.id();
    }
}
