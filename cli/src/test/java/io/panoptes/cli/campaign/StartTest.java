package io.panoptes.cli.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.cli.PanoptesCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Campaigns that begin with a user's own schema and data. */
class StartTest {
    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private Path script = Path.of("");

    @BeforeEach
    void write() throws IOException {
        script = Files.writeString(folder.resolve("shop.sql"), """
                CREATE TABLE customers (id INT PRIMARY KEY, name VARCHAR(40) NOT NULL, active BOOLEAN, since TIMESTAMP);
                CREATE TABLE orders (id INT PRIMARY KEY, customer INT, paid BOOLEAN, note VARCHAR(80));
                INSERT INTO customers VALUES (1, 'ann', TRUE, NULL), (2, 'bob', FALSE, NULL), (3, 'eve', NULL, NULL);
                INSERT INTO orders VALUES (10, 1, TRUE, 'x'), (11, 1, FALSE, NULL), (12, 3, NULL, 'y');
                CREATE INDEX by_customer ON orders (customer);
                CREATE VIEW v AS SELECT * FROM orders;
                """);
    }

    @Test
    void aCampaignRunsOnTheTablesOfAUserAlone() throws IOException {
        int exitCode = fuzz("--start", script.toString(), "--only", "--symptoms", "crash");
        assertThat(exitCode).as(err.toString()).isEqualTo(0);
        assertThat(err.toString())
                .contains("not used: column customers.since: states on h2 have no columns of this type")
                .contains("not used: 1 statements CREATE VIEW ...");
        assertThat(out.toString()).containsPattern("[1-9]\\d* cases");
        assertThat(Files.readString(folder.resolve("run/journal.jsonl"))).contains("\"start\"", "shop.sql");
    }

    @Test
    void onlyNeedsAFile() {
        assertThat(fuzz("--only")).isEqualTo(2);
        assertThat(err.toString()).contains("--only needs a file of tables");
    }

    @Test
    void aMissingFileIsTold() {
        assertThat(fuzz("--start", "none.sql")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no file none.sql");
    }

    private int fuzz(String... more) {
        List<String> all = new ArrayList<>(List.of("fuzz", "--target", "h2", "--cases", "120", "--seed", "5", "--out"));
        all.add(folder.resolve("run").toString());
        all.addAll(List.of(more));
        CommandLine command = PanoptesCommand.commandLine();
        command.setOut(new PrintWriter(out, true));
        command.setErr(new PrintWriter(err, true));
        return command.execute(all.toArray(String[]::new));
    }
}
