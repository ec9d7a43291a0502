package io.panoptes.cli.texttosql;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.texttosql.audit.GoldAudit;
import io.panoptes.texttosql.benchmark.Benchmark;
import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import io.panoptes.texttosql.benchmark.GoldFile;
import io.panoptes.texttosql.benchmark.Predictions;
import io.panoptes.texttosql.evaluation.EvaluationOptions;
import io.panoptes.texttosql.evaluation.ResultRow;
import io.panoptes.texttosql.pair.Pair;
import io.panoptes.texttosql.report.AuditText;
import io.panoptes.texttosql.schema.SchemaSource;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Looks for gold queries that are wrong. */
@Command(
        name = "audit",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Looks for gold queries that are likely wrong: those that most systems contradict, and those whose"
                        + " answer changes when a frequent mistake in them is rewritten. Each comes with a database that shows"
                        + " it.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:none was found",
            "1:found",
            "2:could not run",
            "3:stopped before one was found; the same command resumes"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes audit --gold dev.json --predictions a.json b.json c.json d.json --schemas schema.json",
            "  panoptes audit --gold dev.json --predictions dail.txt --databases databases/ --out audit/"
        })
public final class AuditCommand implements Callable<Integer> {
    @Mixin
    private BenchmarkArguments benchmark;

    @Option(
            names = "--predictions",
            required = true,
            arity = "1..*",
            paramLabel = "FILE",
            description = "The predicted queries of each system.")
    private List<Path> predictions;

    @Option(names = "--json", paramLabel = "OUT", description = "Write a JSON line for each gold query that is found.")
    private Optional<Path> json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        Optional<Path> out = benchmark.out();
        int workers = benchmark.workers(spec.commandLine().getErr());
        Benchmark questions = GoldFile.read(benchmark.gold());
        List<Predictions> systems = predictions.stream().map(Predictions::read).toList();
        StopSignal stop = new StopSignal();
        try (GivenFolder given = GivenFolder.of(benchmark.databases());
                Interruption interruption = Interruption.stopping(stop::give)) {
            EvaluationOptions options = benchmark.options(questions, systems, given, false);
            SchemaSource schemas = benchmark.schemaSource(given);
            new MissingDatabases(schemas)
                    .warn(questions.questions(), spec.commandLine().getErr());
            PairRun run = new PairRun(out, Optional.empty(), workers, options, schemas, given, Optional.empty(), stop);
            List<GoldAudit.Entry> entries = entries(questions.questions(), systems, options, run);
            String text = new AuditText(entries, systems.size()).text();
            write(entries, text);
            PrintWriter stdout = spec.commandLine().getOut();
            stdout.print(text);
            stdout.flush();
            if (stop.isGiven()) {
                spec.commandLine().getErr().println("panoptes: stopped; pairs without a row count for nothing here");
                spec.commandLine().getErr().flush();
            }
            int exitCode =
                    !entries.isEmpty() ? ExitCode.FINDINGS : stop.isGiven() ? ExitCode.OPEN : ExitCode.NOTHING_FOUND;
            interruption.ended(exitCode);
            return exitCode;
        }
    }

    private List<GoldAudit.Entry> entries(
            List<BenchmarkQuestion> questions, List<Predictions> systems, EvaluationOptions options, PairRun run)
            throws InterruptedException {
        // By question: the pair of each system, and by mistake the pair of the gold query with the mistake rewritten.
        Map<String, List<Pair>> predicted = new HashMap<>();
        Map<String, Map<String, Pair>> suspected = new HashMap<>();
        List<List<Pair>> groups = new ArrayList<>();
        for (int i = 0; i < questions.size(); i++) {
            int place = i;
            BenchmarkQuestion question = questions.get(place);
            List<Pair> pairs = systems.stream()
                    .map(system -> pair(question, system.of(question, place), options))
                    .toList();
            Map<String, Pair> rewritten = new LinkedHashMap<>();
            run.tables(question)
                    .ifPresent(tables -> GoldAudit.rewritings(question, tables.schema())
                            .forEach(
                                    (words, text) -> rewritten.put(words, pair(question, Optional.of(text), options))));
            predicted.put(question.id(), pairs);
            suspected.put(question.id(), rewritten);
            groups.add(pairs);
            // In groups of their own: a database that shows a prediction wrong need not show the mistake.
            rewritten.values().forEach(pair -> groups.add(List.of(pair)));
        }
        PrintWriter err = spec.commandLine().getErr();
        PredictionPairs ofTwoSystems = PredictionPairs.of(predicted);
        Map<Pair, ResultRow> rows = run.decide(groups, ofTwoSystems.all(), err);
        Map<String, List<ResultRow>> ofSystems = rowsOf(predicted, rows);
        List<List<Pair>> worth =
                ofTwoSystems.worthDeciding(ofSystems).stream().map(List::of).toList();
        List<Pair> decided = groups.stream().flatMap(List::stream).toList();
        Map<Pair, ResultRow> compared = worth.isEmpty() ? Map.of() : run.decide(worth, decided, err);
        return GoldAudit.of(
                questions,
                ofSystems,
                suspicionsOf(suspected, rows),
                (question, one, other) -> ofTwoSystems.areEqual(compared, question, one, other));
    }

    private static Pair pair(BenchmarkQuestion question, Optional<String> text, EvaluationOptions options) {
        return new Pair(question, text, options.rules().semantics(question.gold()));
    }

    private static Map<String, List<ResultRow>> rowsOf(Map<String, List<Pair>> pairs, Map<Pair, ResultRow> rows) {
        return pairs.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        entry -> entry.getValue().stream()
                                .flatMap(pair -> Optional.ofNullable(rows.get(pair)).stream())
                                .toList()));
    }

    private static Map<String, Map<String, ResultRow>> suspicionsOf(
            Map<String, Map<String, Pair>> pairs, Map<Pair, ResultRow> rows) {
        Map<String, Map<String, ResultRow>> suspicions = new HashMap<>();
        pairs.forEach((id, rewritten) -> {
            Map<String, ResultRow> known = new LinkedHashMap<>();
            rewritten.forEach(
                    (words, pair) -> Optional.ofNullable(rows.get(pair)).ifPresent(row -> known.put(words, row)));
            suspicions.put(id, known);
        });
        return suspicions;
    }

    private void write(List<GoldAudit.Entry> entries, String text) {
        try {
            if (benchmark.out().isPresent()) {
                Files.writeString(benchmark.out().get().resolve("audit.md"), text);
            }
            if (json.isPresent()) {
                Files.write(json.get(), entries.stream().map(AuditCommand::json).toList());
            }
        } catch (IOException e) {
            throw new CannotRun("the audit can't be written: " + e.getMessage(), e);
        }
    }

    private static String json(GoldAudit.Entry entry) {
        ObjectMapper mapper = new ObjectMapper();
        ObjectNode node = mapper.createObjectNode();
        node.put("id", entry.question().id()).put("db", entry.question().database());
        node.put("question", entry.question().text())
                .put("gold", entry.question().gold());
        node.put("weight", entry.weight()).put("systems", entry.systems());
        node.put("contradicting", entry.contradicting().size()).put("agreeing", entry.agreeing());
        node.put("provedAlike", entry.alike().size()).put("provedMajority", entry.hasProvedMajority());
        var suspicions = node.putArray("suspicions");
        entry.suspicions().forEach((words, row) -> {
            ObjectNode one = suspicions.addObject().put("words", words).put("rewritten", row.predicted());
            var inserts = one.putArray("counterexample");
            row.counterexample().ifPresent(statements -> statements.forEach(inserts::add));
        });
        var inserts = node.putArray("counterexample");
        entry.shown().flatMap(ResultRow::counterexample).ifPresent(statements -> statements.forEach(inserts::add));
        return node.toString();
    }
}
