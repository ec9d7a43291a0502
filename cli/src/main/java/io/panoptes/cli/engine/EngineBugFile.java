package io.panoptes.cli.engine;

import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.trial.EngineBug;
import io.panoptes.equivalence.trial.TrialOutcome;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import io.panoptes.triage.provenance.PanoptesVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** A verdict that a DBMS contradicts as a file to report: all that is needed to find out why. */
public final class EngineBugFile {
    private static final Path FOLDER = Path.of("engine-bugs");

    private EngineBugFile() {}

    /** Writes it below the current folder; the same bug goes to the same file. */
    public static Path write(EngineBug bug) {
        String text = text(bug);
        Path file = FOLDER.resolve("%08x.md".formatted(bug.texts().hashCode()));
        try {
            Files.createDirectories(FOLDER);
            return Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(EngineBug bug) {
        TrialOutcome.Contradicted contradiction = bug.contradiction();
        StringBuilder out = new StringBuilder("# A verdict of Panoptes that a DBMS contradicts\n\n");
        out.append("Panoptes %s says that the queries %s. %s\n\n"
                .formatted(PanoptesVersion.text(), says(bug.verdict()), contradiction.words()));
        List<String> ddl = bug.texts().ddl().isEmpty()
                ? SqlWriter.write(bug.texts().schema(), Dialect.PORTABLE)
                : bug.texts().ddl();
        block(out, "Tables", String.join(";\n", ddl) + ";");
        block(out, "First query", bug.texts().left());
        block(out, "Second query", bug.texts().right());
        out.append("Compared as a %s.\n\n".formatted(bug.texts().semantics()));
        block(out, "Database", inserts(contradiction.database()));
        block(out, "Answer of %s to the first query".formatted(contradiction.dbms()), rows(contradiction.left()));
        block(out, "Answer of %s to the second query".formatted(contradiction.dbms()), rows(contradiction.right()));
        switch (bug.verdict()) {
            case Verdict.Proved(var certificate, var ignored, var assumed, var check) ->
                block(out, "Certificate", certificate.text());
            case Verdict.Refuted(var counterexample) -> {
                block(out, "Counterexample, found by " + counterexample.stage(), inserts(counterexample.database()));
                block(
                        out,
                        "The engine's answer to the first query",
                        rows(counterexample.left().rows()));
                block(
                        out,
                        "The engine's answer to the second query",
                        rows(counterexample.right().rows()));
            }
            case Verdict.Unknown ignored -> {}
        }
        return out.toString();
    }

    private static String says(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Proved ignored -> "are equivalent";
            case Verdict.Refuted ignored -> "are not equivalent";
            case Verdict.Unknown ignored -> "are open";
        };
    }

    private static void block(StringBuilder out, String title, String text) {
        out.append("## %s\n\n```\n%s\n```\n\n".formatted(title, text));
    }

    private static String inserts(Database database) {
        return CounterexampleText.inserts(database).stream()
                .map(insert -> insert + ";")
                .collect(Collectors.joining("\n"));
    }

    private static String rows(List<Row> rows) {
        return rows.stream().map(CounterexampleText::row).collect(Collectors.joining("\n"));
    }
}
