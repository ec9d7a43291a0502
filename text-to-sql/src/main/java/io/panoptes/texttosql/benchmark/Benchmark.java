package io.panoptes.texttosql.benchmark;

import java.util.List;

/**
 * The questions of a benchmark.
 *
 * @param kind whose fields the file has
 */
public record Benchmark(List<BenchmarkQuestion> questions, Kind kind) {
    public Benchmark {
        questions = List.copyOf(questions);
    }

    public enum Kind {
        /** {@code question_id}, {@code SQL}, {@code difficulty}. */
        BIRD,
        /** {@code query}, or any other. */
        OTHER
    }
}
