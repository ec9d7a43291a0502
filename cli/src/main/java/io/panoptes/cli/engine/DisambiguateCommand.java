package io.panoptes.cli.engine;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.front.Front;
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
import io.panoptes.sql.schema.Schema;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
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
        description = "Searches one small database on which the answers of several queries differ as wanted.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:no such database was found", "1:found", "2:could not run"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes disambiguate --schema s.sql q1.sql q2.sql q3.sql",
            "  panoptes disambiguate --schema s.sql --condition even-split q1.sql q2.sql q3.sql q4.sql",
            "  panoptes disambiguate --schema s.sql --condition '1 = 2 AND NOT 2 = 3' q1.sql q2.sql q3.sql"
        })
public final class DisambiguateCommand implements Callable<Integer> {
    @Option(names = "--schema", required = true, paramLabel = "S.sql", description = "CREATE TABLE statements.")
    private Path schemaFile;

    @Parameters(arity = "2..*", paramLabel = "Q.sql", description = "A file for each query.")
    private List<Path> files;

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
            defaultValue = "standard",
            description = "How the text is meant: standard (the default), mysql or sqlite.")
    private String profile;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            defaultValue = "30s",
            description = "How long to try; 30s if absent.")
    private Duration time;

    @Option(names = "--json", description = "Print the answer as JSON.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        SymbolicQuestion question = question();
        Disambiguation result = search(question);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(json(result));
        } else {
            print(out, result);
        }
        out.flush();
        return result instanceof Disambiguation.Found ? ExitCode.FINDINGS : ExitCode.NOTHING_FOUND;
    }

    private Disambiguation search(SymbolicQuestion question) {
        try (SolverPool solvers = new SolverPool(1)) {
            return new Disambiguator(PairArguments.atLeastOne("--rows", rows), Meaning.STRICT, solvers)
                    .search(question, Budget.of(time));
        } catch (Unsupported e) {
            throw new CannotRun("the queries use what the search lacks: " + e.construct(), e);
        }
    }

    private SymbolicQuestion question() {
        Schema schema = SqlFiles.schema(schemaFile);
        ReadingProfile meant = PairArguments.profile(profile);
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
        for (int i = 1; i < queries.size(); i++) {
            SqlFiles.requireSameColumns(
                    files.getFirst(),
                    queries.getFirst().types().size(),
                    files.get(i),
                    queries.get(i).types().size());
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

    private static void print(PrintWriter out, Disambiguation result) {
        switch (result) {
            case Disambiguation.Found(var database, var answers) -> {
                out.println("found:");
                CounterexampleText.print(out, database);
                for (int i = 0; i < answers.size(); i++) {
                    CounterexampleText.print(out, "query " + (i + 1), answers.get(i));
                }
            }
            case Disambiguation.NotFound(var reason, var bound) -> {
                out.println("not found: " + reason);
                if (bound > 0) {
                    out.printf("there is none of up to %d rows a table%n", bound);
                }
            }
            case Disambiguation.Spurious(var ignored, var reason) ->
                out.println("not found; a bug of the engine, please report it: " + reason);
        }
    }

    private static ObjectNode json(Disambiguation result) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        switch (result) {
            case Disambiguation.Found(var database, var answers) -> {
                node.put("found", true);
                ArrayNode inserts = node.putArray("database");
                CounterexampleText.inserts(database).forEach(inserts::add);
                ArrayNode each = node.putArray("answers");
                answers.forEach(answer -> {
                    ArrayNode rows = each.addArray();
                    answer.rows().forEach(row -> rows.add(CounterexampleText.row(row)));
                });
            }
            case Disambiguation.NotFound(var reason, var bound) ->
                node.put("found", false).put("reason", reason).put("bound", bound);
            case Disambiguation.Spurious(var ignored, var reason) ->
                node.put("found", false).put("reason", reason).put("engineBug", true);
        }
        return node;
    }
}
