package io.panoptes.cli.engine;

import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.write.DatabaseScript;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;

/** A database and what the queries give on it, for people. */
final class CounterexampleText {
    private CounterexampleText() {}

    static void print(PrintWriter out, Counterexample counterexample) {
        print(out, counterexample.database());
        print(out, "query 1", counterexample.left());
        print(out, "query 2", counterexample.right());
    }

    static void print(PrintWriter out, Database database) {
        List<String> inserts = inserts(database);
        inserts.forEach(insert -> out.println("  " + insert + ";"));
        if (inserts.isEmpty()) {
            out.println("  -- all tables are empty");
        }
    }

    static List<String> inserts(Database database) {
        return new DatabaseScript(Dialect.PORTABLE).inserts(database);
    }

    static void print(PrintWriter out, String name, Answer answer) {
        out.printf(
                "%s gives %s%n",
                name, answer.rows().size() == 1 ? "1 row" : answer.rows().size() + " rows");
        answer.rows().forEach(row -> out.println("  " + row(row)));
    }

    static String row(Row row) {
        return row.values().stream()
                .map(value -> SqlWriter.write(value, Dialect.PORTABLE))
                .collect(Collectors.joining(" | "));
    }
}
