package io.panoptes.dbms.learning;

import io.panoptes.dbms.Plan;
import java.util.List;
import java.util.Optional;

/** In which words it is asked for a plan, where the shape of the plan tells queries apart and not constants. */
record ExplainProbe() implements Probe {
    private static final List<String> WORDS =
            List.of("EXPLAIN ", "EXPLAIN PLAN FOR ", "EXPLAIN QUERY PLAN ", "EXPLAIN PLAN ", "EXPLAIN FORMAT=TREE ");

    @Override
    public String title() {
        return "plans";
    }

    @Override
    public void probe(ProbeInstance instance, LearntParts parts) {
        instance.does("CREATE TABLE p1 (a %s)".formatted(parts.integer()), "INSERT INTO p1 (a) VALUES (1)");
        WORDS.stream().filter(words -> tellsApart(instance, words)).findFirst().ifPresent(parts::explain);
    }

    private static boolean tellsApart(ProbeInstance instance, String words) {
        Optional<String> scan = shape(instance, words, "SELECT a FROM p1 WHERE a > 1");
        Optional<String> again = shape(instance, words, "SELECT a FROM p1 WHERE a > 2");
        Optional<String> join =
                shape(instance, words, "SELECT x.a, COUNT(*) FROM p1 x INNER JOIN p1 y ON x.a = y.a GROUP BY x.a");
        return scan.isPresent() && scan.equals(again) && join.isPresent() && !join.equals(scan);
    }

    private static Optional<String> shape(ProbeInstance instance, String words, String query) {
        return LearntExplain.of(words)
                .read(List.of(instance.run(words + query)))
                .map(Plan::shape)
                .filter(shape -> !shape.isBlank());
    }
}
