package io.panoptes.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.testdata.TestSuite;
import io.panoptes.equivalence.testdata.TestSuite.Missed;
import io.panoptes.equivalence.testdata.TestSuiteMaker;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes small databases that cover the branches of a query. */
@Command(
        name = "testdata",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Makes a few small databases that together reach every branch of a query's operators.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes testdata --schema s.sql query.sql",
            "  panoptes testdata --schema s.sql query.sql --seed 7 --json"
        })
public final class TestdataCommand implements Callable<Integer> {
    private static final int MOST_DATABASES = 200_000;

    @Option(names = "--schema", required = true, paramLabel = "S.sql", description = "CREATE TABLE statements.")
    private Path schemaFile;

    @Parameters(paramLabel = "Q.sql", description = "A file with the query.")
    private Path file;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "The same seed gives the same data.")
    private long seed;

    @Option(
            names = "--profile",
            paramLabel = "NAME",
            defaultValue = "standard",
            description = "How the text is meant: standard (the default), mysql or sqlite.")
    private String profile;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            defaultValue = "10s",
            description = "How long to try; 10s if absent.")
    private Duration time;

    @Option(names = "--json", description = "Print the answer as JSON.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        TestSuite suite = suite();
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(json(suite));
        } else {
            print(out, suite);
        }
        out.flush();
        return ExitCode.NOTHING_FOUND;
    }

    private TestSuite suite() {
        Schema schema = SqlFiles.schema(schemaFile);
        ReadingProfile meant = PairArguments.profile(profile);
        try {
            return new TestSuiteMaker(seed, MOST_DATABASES)
                    .make(
                            schema,
                            new Front(schema, meant).translate(SqlFiles.query(file)),
                            CheckConditions.of(schema, meant),
                            Budget.of(time));
        } catch (SqlError e) {
            throw new CannotRun(file + " is no query over this schema: " + e.getMessage(), e);
        } catch (Unsupported e) {
            throw new CannotRun(file + " uses what the engine lacks: " + e.construct(), e);
        }
    }

    private static void print(PrintWriter out, TestSuite suite) {
        int number = 1;
        for (Database database : suite.databases()) {
            out.printf("database %d:%n", number++);
            CounterexampleText.print(out, database);
        }
        out.printf(
                "%d of %d branches are reached (%.0f%%)%n",
                suite.covered().size(), suite.covered().size() + suite.missed().size(), 100 * suite.share());
        suite.missed().forEach(missed -> out.println("  not reached: " + missed.words()));
    }

    private static ObjectNode json(TestSuite suite) {
        ObjectNode node = JsonNodeFactory.instance.objectNode().put("share", suite.share());
        ArrayNode databases = node.putArray("databases");
        for (Database database : suite.databases()) {
            ArrayNode inserts = databases.addArray();
            CounterexampleText.inserts(database).forEach(inserts::add);
        }
        ArrayNode notReached = node.putArray("missed");
        for (Missed missed : suite.missed()) {
            notReached.add(missed.words());
        }
        return node;
    }
}
