package io.panoptes.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.benchmarks.mutants.QueryMutants;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.dbms.database.DatabasePlace;
import io.panoptes.dbms.database.ReadOnlyDatabase;
import io.panoptes.dbms.provision.JdbcDrivers;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.front.KeptSchema;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.coverage.CoverageGoal;
import io.panoptes.equivalence.testdata.GoalWords;
import io.panoptes.equivalence.testdata.MutationScore;
import io.panoptes.equivalence.testdata.TestSuite;
import io.panoptes.equivalence.testdata.TestSuite.Missed;
import io.panoptes.equivalence.testdata.TestSuiteMaker;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.texttosql.constraint.database.DatabaseTables;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
            "  panoptes testdata --database shop.sqlite --constraints shop.json query.sql --out data/",
            "  panoptes testdata --schema s.sql query.sql --mutants 50    which mutants of the query the data tell"
                    + " apart",
            "  panoptes testdata --schema s.sql query.sql --seed 7 --json"
        })
public final class TestdataCommand implements Callable<Integer> {
    private static final int MOST_DATABASES = 200_000;

    /** How the databases are written. */
    enum Format {
        SQL,
        CSV
    }

    @ArgGroup(exclusive = true, multiplicity = "1")
    private Tables tables = new Tables();

    private static final class Tables {
        @Option(names = "--schema", paramLabel = "S.sql", description = "CREATE TABLE statements.")
        private Optional<Path> schema = Optional.empty();

        @Option(
                names = "--database",
                paramLabel = "FILE",
                description = "A SQLite or DuckDB file whose tables these are; it is only read.")
        private Optional<Path> database = Optional.empty();
    }

    @Mixin
    private ConstraintArguments constraints;

    @Parameters(paramLabel = "Q.sql", description = "A file with the query.")
    private Path file;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "The same seed gives the same data.")
    private long seed;

    @Option(
            names = "--profile",
            paramLabel = "NAME",
            description = "How SQL is read: standard, mysql, sqlite, duckdb or postgresql. If absent, sqlite or duckdb"
                    + " for a file of theirs, otherwise standard.")
    private Optional<String> profile = Optional.empty();

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            defaultValue = "10s",
            description = "How long to try; 10s if absent.")
    private Duration time;

    @Option(names = "--out", paramLabel = "DIR", description = "Write the databases to files there.")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = "--format",
            paramLabel = "sql|csv",
            defaultValue = "SQL",
            description =
                    "Files for --out: a script for each database (sql, the default), or a folder with a file a table.")
    private Format format;

    @Option(
            names = "--mutants",
            paramLabel = "N",
            defaultValue = "0",
            description = "Also count how many of N mutants of the query the databases tell apart.")
    private int mutants;

    @Option(names = "--json", description = "Print the answer as JSON.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Schema schema = KeptSchema.of(constraints.on(declared()).schema(), meant());
        Relation query = query(schema);
        TestSuite suite = suite(schema, query);
        GoalWords words = new GoalWords(query);
        Optional<Score> score = score(schema, query, suite);
        TestDataOutput output = new TestDataOutput(out.orElse(Path.of(".")), schema);
        if (out.isPresent()) {
            switch (format) {
                case SQL -> output.scripts(suite.databases());
                case CSV -> output.csv(suite.databases());
            }
        }
        PrintWriter stdout = spec.commandLine().getOut();
        if (json) {
            stdout.println(json(suite, words, score));
        } else {
            print(stdout, suite, words, score);
        }
        stdout.flush();
        return ExitCode.NOTHING_FOUND;
    }

    private record Score(int toldApart, int mutants) {}

    private Schema declared() {
        if (tables.schema.isPresent()) {
            return SqlFiles.schema(tables.schema.get());
        }
        try (JdbcDrivers drivers = new JdbcDrivers();
                ReadOnlyDatabase database = ReadOnlyDatabase.open(place(), drivers)) {
            return new DatabaseTables(database).read();
        } catch (SQLException e) {
            throw new CannotRun("the database can't be read: " + e.getMessage(), e);
        }
    }

    private DatabasePlace place() {
        return DatabasePlace.ofFile(tables.database.orElseThrow());
    }

    private ReadingProfile meant() {
        return PairArguments.profile(
                profile.orElseGet(() -> tables.database.isPresent() ? place().dbms() : "standard"));
    }

    private Relation query(Schema schema) {
        try {
            return new Front(schema, meant()).translate(SqlFiles.query(file));
        } catch (SqlError e) {
            throw new CannotRun(file + " is no query over this schema: " + e.getMessage(), e);
        } catch (Unsupported e) {
            throw new CannotRun(file + " uses what the engine lacks: " + e.construct(), e);
        }
    }

    private TestSuite suite(Schema schema, Relation query) {
        try {
            return new TestSuiteMaker(seed, MOST_DATABASES)
                    .make(schema, query, CheckConditions.of(schema, meant()), Budget.of(time));
        } catch (Unsupported e) {
            throw new CannotRun("the schema or the query uses what the engine lacks: " + e.construct(), e);
        }
    }

    private Optional<Score> score(Schema schema, Relation query, TestSuite suite) {
        if (mutants == 0) {
            return Optional.empty();
        }
        List<Relation> changed = QueryMutants.of(query, PairArguments.atLeastOne("--mutants", mutants), seed);
        int apart = new MutationScore(schema, query, changed)
                .toldApart(suite.databases())
                .cardinality();
        return Optional.of(new Score(apart, changed.size()));
    }

    private static void print(PrintWriter out, TestSuite suite, GoalWords words, Optional<Score> score) {
        int number = 1;
        for (Database database : suite.databases()) {
            out.printf("database %d:%n", number++);
            CounterexampleText.print(out, database);
        }
        out.printf(
                "%d of %d branches are reached (%.0f%%)%n",
                suite.covered().size(), suite.covered().size() + suite.missed().size(), 100 * suite.share());
        suite.covered().forEach(goal -> out.println("  reached: " + words.of(goal)));
        suite.missed().forEach(missed -> out.println("  not reached: " + missed.words(words)));
        score.ifPresent(of -> out.printf("%d of %d mutants are told apart%n", of.toldApart(), of.mutants()));
    }

    private static ObjectNode json(TestSuite suite, GoalWords words, Optional<Score> score) {
        ObjectNode node = JsonNodeFactory.instance.objectNode().put("share", suite.share());
        ArrayNode databases = node.putArray("databases");
        for (Database database : suite.databases()) {
            ArrayNode inserts = databases.addArray();
            CounterexampleText.inserts(database).forEach(inserts::add);
        }
        ArrayNode reached = node.putArray("reached");
        for (CoverageGoal goal : suite.covered()) {
            reached.add(words.of(goal));
        }
        ArrayNode notReached = node.putArray("missed");
        for (Missed missed : suite.missed()) {
            notReached.add(missed.words(words));
        }
        score.ifPresent(
                of -> node.putObject("mutants").put("toldApart", of.toldApart()).put("all", of.mutants()));
        return node;
    }
}
