package io.panoptes.cli.texttosql;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.texttosql.BadInput;
import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import io.panoptes.texttosql.schema.SchemaSource;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Names the databases of questions that are not there or can't be read, before a run spends its time: their questions stay open. */
record MissingDatabases(SchemaSource schemas) {
    private static final int MOST_NAMED = 5;

    /** @throws CannotRun where no question has a database that can be read */
    void warn(Collection<BenchmarkQuestion> questions, PrintWriter err) {
        Map<String, Long> counts = questions.stream()
                .collect(Collectors.groupingBy(BenchmarkQuestion::database, TreeMap::new, Collectors.counting()));
        List<String> missing = new ArrayList<>();
        List<String> unread = new ArrayList<>();
        for (String database : counts.keySet()) {
            try {
                if (schemas.of(database).isEmpty()) {
                    missing.add(database);
                }
            } catch (BadInput e) {
                missing.add(database);
                unread.add(String.valueOf(e.getMessage()));
            }
        }
        if (missing.isEmpty()) {
            return;
        }
        long without = missing.stream().mapToLong(counts::get).sum();
        String names = missing.stream().limit(MOST_NAMED).collect(Collectors.joining(", "))
                + (missing.size() > MOST_NAMED ? ", ..." : "");
        String reason = unread.isEmpty() ? "" : "; " + unread.getFirst();
        if (without == questions.size()) {
            throw new CannotRun(
                    "no question is about a database that is there and can be read (%s)%s".formatted(names, reason));
        }
        err.printf(
                "panoptes: %d of %d questions are about databases that are not there or can't be read (%s) and stay open%s;"
                        + " --schemas FILE takes their tables%n",
                without, questions.size(), names, reason);
        err.flush();
    }
}
