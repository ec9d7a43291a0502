package io.panoptes.cli.engine;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.cli.PanoptesCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Runs commands over a folder with a schema and queries. */
abstract class EngineCommands {
    static final ObjectMapper MAPPER = new ObjectMapper();

    final StringWriter out = new StringWriter();
    final StringWriter err = new StringWriter();

    @TempDir
    Path folder;

    @BeforeEach
    void writeFiles() throws IOException {
        write("schema.sql", "CREATE TABLE t (a INT, b INT);");
        write("all.sql", "SELECT a FROM t;");
        write("distinct.sql", "SELECT DISTINCT a FROM t");
        write("other.sql", "SELECT b FROM t WHERE b > 2");
        write("or.sql", "SELECT a FROM t WHERE a = 1 OR a = 2");
        write("in.sql", "SELECT a FROM t WHERE a IN (2, 1)");
        write("tie.sql", "SELECT a FROM t ORDER BY b LIMIT 1");
        write(
                "ties.sql",
                "SELECT x.a FROM (SELECT a FROM t ORDER BY b LIMIT 1) x, (SELECT a FROM t ORDER BY b LIMIT 1) y");
        write("wrong.sql", "SELECT nothing FROM t");
        write("empty.sql", "  ");
    }

    void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    /** Names of files are taken from the folder. */
    int run(String... arguments) {
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i].endsWith(".sql") || arguments[i].endsWith(".jsonl")) {
                arguments[i] = folder.resolve(arguments[i]).toString();
            }
        }
        return PanoptesCommand.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }
}
