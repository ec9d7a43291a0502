package io.panoptes.cli.engine;

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
import io.panoptes.equivalence.refuter.disambiguation.ConditionReader;
import io.panoptes.equivalence.refuter.disambiguation.Disambiguation;
import io.panoptes.equivalence.refuter.disambiguation.Disambiguator;
import io.panoptes.equivalence.refuter.symbolic.answer.AnswerCondition;
import io.panoptes.equivalence.refuter.symbolic.search.SymbolicQuestion;
import io.panoptes.equivalence.solver.SolverPool;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.texttosql.constraint.database.DatabaseTables;
import io.panoptes.texttosql.disambiguation.QueriesApart;
import io.panoptes.texttosql.plausible.PlausibleDatabase;
import io.panoptes.texttosql.plausible.RealValues;
import io.panoptes.texttosql.search.MentionedTables;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Searches one database that tells several queries apart. */
@Command(
        name = "disambiguate",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Searches one small database on which the answers of several queries differ as wanted, and asks which"
                    + " answer is right.",
            "Whoever knows what was meant but reads no SQL can choose between the queries by their answers."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:no such database was found; the nearest is shown", "1:found", "2:could not run"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes disambiguate --schema s.sql q1.sql q2.sql q3.sql",
            "  panoptes disambiguate --database shop.sqlite --question 'Who earns most?' --ask q1.sql q2.sql q3.sql",
            "  panoptes disambiguate --schema s.sql --condition even-split q1.sql q2.sql q3.sql q4.sql",
            "  panoptes disambiguate --schema s.sql --condition '1 = 2 AND NOT 2 = 3' q1.sql q2.sql q3.sql"
        })
public final class DisambiguateCommand implements Callable<Integer> {
    @ArgGroup(exclusive = true, multiplicity = "1")
    private Tables tables = new Tables();

    private static final class Tables {
        @Option(names = "--schema", paramLabel = "S.sql", description = "CREATE TABLE statements.")
        private Optional<Path> schema = Optional.empty();

        @Option(
                names = "--database",
                paramLabel = "FILE",
                description =
                        "A SQLite or DuckDB file with these tables, some of whose values stand in the small database."
                                + " It is only read.")
        private Optional<Path> database = Optional.empty();
    }

    @Parameters(arity = "2..*", paramLabel = "Q.sql", description = "A file for each query.")
    private List<Path> files;

    @Option(
            names = "--question",
            paramLabel = "TEXT",
            description = "What the queries were written for; it stands above the answers.")
    private Optional<String> question = Optional.empty();

    @Option(names = "--ask", description = "Read the letter of the right answer, and print the query that gives it.")
    private boolean ask;

    @Option(
            names = "--condition",
            paramLabel = "C",
            defaultValue = "all-differ",
            description = "all-differ (the default), even-split, or a formula over the queries' numbers.")
    private String condition;

    @Option(
            names = "--rows",
            paramLabel = "K",
            defaultValue = "5",
            description = "Rows of a table, at most; 5 if absent.")
    private int rows;

    @Option(
            names = "--semantics",
            paramLabel = "bag|set|list",
            defaultValue = "BAG",
            description = "How answers are compared; bag if absent.")
    private Semantics semantics;

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

    @Option(names = "--json", description = "Print the answer as JSON.")
    private boolean json;

    private static final Duration MOST_REPLACING = Duration.ofSeconds(2);

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (ask && json) {
            throw new CannotRun("--ask reads a person's choice, and --json is for programs; leave one of them out");
        }
        ReadingProfile meant = PairArguments.profile(
                profile.orElseGet(() -> tables.database.isPresent() ? place().dbms() : "standard"));
        SymbolicQuestion searched = searched(meant);
        QueriesApart.Result result = search(searched, meant);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(new DisambiguationJson(result).text());
        } else {
            print(out, result);
        }
        out.flush();
        return result.outcome() instanceof Disambiguation.Found ? ExitCode.FINDINGS : ExitCode.NOTHING_FOUND;
    }

    private QueriesApart.Result search(SymbolicQuestion searched, ReadingProfile meant) {
        try (SolverPool solvers = new SolverPool(1)) {
            QueriesApart apart = new QueriesApart(
                    files.stream().map(SqlFiles::query).toList(),
                    meant,
                    PairArguments.atLeastOne("--rows", rows),
                    solvers);
            QueriesApart.Result result = apart.search(searched, Budget.of(time));
            return tables.database.isPresent() && result.outcome() instanceof Disambiguation.Found found
                    ? result.with(plausible(apart.disambiguator(), result.asked(), found))
                    : result;
        } catch (Unsupported e) {
            throw new CannotRun("the queries use what the search lacks: " + e.construct(), e);
        }
    }

    private Disambiguation plausible(Disambiguator disambiguator, SymbolicQuestion asked, Disambiguation.Found found) {
        Database plausible = new PlausibleDatabase(
                        reading(open -> RealValues.of(open, found.database().schema())))
                .of(
                        found.database(),
                        changed -> disambiguator.confirmed(asked, changed) instanceof Disambiguation.Found,
                        Budget.of(MOST_REPLACING));
        return disambiguator.confirmed(asked, plausible);
    }

    private interface DatabaseReader<T> {
        T read(ReadOnlyDatabase database) throws SQLException;
    }

    private <T> T reading(DatabaseReader<T> reader) {
        try (JdbcDrivers drivers = new JdbcDrivers();
                ReadOnlyDatabase open = ReadOnlyDatabase.open(place(), drivers)) {
            return reader.read(open);
        } catch (SQLException e) {
            throw new CannotRun("the database can't be read: " + e.getMessage(), e);
        }
    }

    private DatabasePlace place() {
        return DatabasePlace.ofFile(tables.database.orElseThrow());
    }

    private SymbolicQuestion searched(ReadingProfile meant) {
        Schema declared =
                tables.schema.map(SqlFiles::schema).orElseGet(() -> reading(open -> new DatabaseTables(open).read()));
        Schema kept = KeptSchema.of(declared, meant);
        Schema mentioned =
                MentionedTables.of(kept, files.stream().map(SqlFiles::query).toList());
        Schema schema = mentioned.tables().isEmpty() ? kept : mentioned;
        Front front = new Front(schema, meant);
        List<Relation> queries = new ArrayList<>();
        for (Path file : files) {
            try {
                queries.add(front.translate(SqlFiles.query(file)));
            } catch (SqlError e) {
                throw new CannotRun(file + " is no query over this schema: " + e.getMessage(), e);
            } catch (Unsupported e) {
                throw new CannotRun(file + " uses what the engine lacks: " + e.construct(), e);
            }
        }
        return new SymbolicQuestion(schema, queries, wanted(), semantics, CheckConditions.of(schema, meant));
    }

    private AnswerCondition wanted() {
        try {
            return ConditionReader.read(condition, files.size());
        } catch (IllegalArgumentException e) {
            throw new CannotRun(String.valueOf(e.getMessage()), e);
        }
    }

    private void print(PrintWriter out, QueriesApart.Result result) {
        switch (result.outcome()) {
            case Disambiguation.Found found -> show(out, found);
            case Disambiguation.NotFound(var reason, var bound, var nearest) -> {
                out.println("not found: " + reason);
                if (bound > 0) {
                    out.printf("there is none of up to %d rows a table%n", bound);
                }
                nearest.ifPresent(found -> {
                    out.printf("%nThe nearest, on which some of the answers differ:%n%n");
                    show(out, found);
                });
            }
            case Disambiguation.Spurious(var ignored, var reason) ->
                out.println("not found; a bug of the engine, please report it: " + reason);
        }
        String assumes = result.assumed().isEmpty()
                ? ""
                : "; assumes: " + String.join(", ", DisambiguationJson.words(result.assumed()));
        result.equal()
                .alike()
                .forEach(group -> out.printf(
                        "%s give the same answer on every database (proved, not tried on a DBMS%s)%n",
                        group.stream().map(query -> files.get(query).toString()).collect(Collectors.joining(", ")),
                        assumes));
    }

    private void show(PrintWriter out, Disambiguation.Found found) {
        AnswerQuestion asked = AnswerQuestion.of(question, found.database(), found.answers(), semantics);
        asked.print(out);
        if (ask) {
            choose(out, asked);
            return;
        }
        out.println();
        for (int i = 0; i < asked.choices().size(); i++) {
            out.printf(
                    "(%s) is the answer of %s%n",
                    AnswerQuestion.letter(i), names(asked.choices().get(i)));
        }
        out.println("The database:");
        CounterexampleText.print(out, found.database());
    }

    private String names(AnswerQuestion.Choice choice) {
        return choice.queries().stream()
                .map(number -> files.get(number - 1).toString())
                .collect(Collectors.joining(", "));
    }

    private void choose(PrintWriter out, AnswerQuestion asked) {
        out.printf(
                "%nYour choice (%s to %s, or nothing if none is right): ",
                AnswerQuestion.letter(0), AnswerQuestion.letter(asked.choices().size() - 1));
        out.flush();
        String line = readLine();
        Optional<AnswerQuestion.Choice> chosen = asked.choice(line);
        out.println();
        if (chosen.isPresent()) {
            out.printf(
                    "%s:%n%s%n",
                    names(chosen.get()),
                    SqlFiles.query(files.get(chosen.get().queries().getFirst() - 1)));
        } else if (line.isBlank()) {
            out.println("None of the queries says what was meant.");
        } else {
            throw new CannotRun("%s is none of the letters".formatted(line.strip()));
        }
    }

    private static String readLine() {
        try {
            String line = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)).readLine();
            return line == null ? "" : line;
        } catch (IOException e) {
            throw new CannotRun("the choice can't be read: " + e.getMessage(), e);
        }
    }
}
