package io.panoptes.cli.texttosql;

import io.panoptes.texttosql.BadInput;
import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import io.panoptes.texttosql.schema.SchemaSource;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Names the databases of questions that are not there, before a run spends its time: their questions stay open. */
record MissingDatabases(SchemaSource schemas) {
    private static final int MOST_NAMED = 5;

    void warn(Collection<BenchmarkQuestion> questions, PrintWriter err) {
        Map<String, Long> counts = questions.stream()
                .collect(Collectors.groupingBy(BenchmarkQuestion::database, TreeMap::new, Collectors.counting()));
        counts.keySet().removeIf(this::isThere);
        if (counts.isEmpty()) {
            return;
        }
        String names = counts.keySet().stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
        err.printf(
                "panoptes: %d of %d questions are about databases that are not there (%s%s) and stay open; with --schemas FILE their"
                        + " tables are enough%n",
                counts.values().stream().mapToLong(Long::longValue).sum(),
                questions.size(),
                names,
                counts.size() > MOST_NAMED ? ", ..." : "");
        err.flush();
    }

    /** One that is there and can't be read has its reason in its rows. */
    private boolean isThere(String database) {
        try {
            return schemas.of(database).isPresent();
        } catch (BadInput e) {
            return true;
        }
    }
}
