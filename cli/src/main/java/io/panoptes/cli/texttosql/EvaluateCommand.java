package io.panoptes.cli.texttosql;

import io.panoptes.campaign.wiring.Cluster;
import io.panoptes.cli.cluster.ClusterArguments;
import io.panoptes.cli.cluster.ClusterConnection;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.texttosql.benchmark.Benchmark;
import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import io.panoptes.texttosql.benchmark.GoldFile;
import io.panoptes.texttosql.benchmark.LoweredText;
import io.panoptes.texttosql.benchmark.Predictions;
import io.panoptes.texttosql.evaluation.EvaluationOptions;
import io.panoptes.texttosql.evaluation.ResultRow;
import io.panoptes.texttosql.pair.Pair;
import io.panoptes.texttosql.report.EvaluationFiles;
import io.panoptes.texttosql.report.ScoreText;
import io.panoptes.texttosql.schema.DatabaseServer;
import io.panoptes.texttosql.schema.SchemaSource;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Grades predicted queries. */
@Command(
        name = "evaluate",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Grades the queries that a text-to-SQL system predicts: each is proved equal to the gold query on every"
                        + " database, shown to differ on one, or left open.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:all pairs have a row",
            "2:could not run",
            "3:stopped before all pairs had one; the same command resumes"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes evaluate --gold dev.json --predictions pred.json --databases databases/ --out evaluation/",
            "  panoptes evaluate --gold dev.json --predictions pred.txt --schemas schema.json --json rows.jsonl",
            "  panoptes evaluate --gold dev.json --predictions pred.txt --schemas schema.json --out evaluation/ --cluster"
                    + " spark://host:7077"
        })
public final class EvaluateCommand implements Callable<Integer> {
    @Mixin
    private BenchmarkArguments benchmark;

    @Option(
            names = "--predictions",
            required = true,
            paramLabel = "FILE",
            description = "The predicted queries: BIRD's JSON, a query a line, JSON or CSV.")
    private Path predictions;

    @Option(names = "--json", paramLabel = "OUT", description = "Write a JSON line for each pair to this file.")
    private Optional<Path> json;

    @Option(
            names = "--test-suites",
            description = "Run predictions on databases made for the gold query, too (EX-TEST); up to 2 s more a pair.")
    private boolean testSuites;

    @Option(
            names = "--plausible",
            description =
                    "For each difference, say whether it shows on plausible data, too: on the given database, or on a"
                            + " small one with its values, under the constraints mined from it; up to 2 s more a pair.")
    private boolean plausible;

    @Option(
            names = "--show-values",
            description =
                    "As --plausible, and show such counterexamples: rows and reports then hold values of the given"
                            + " databases.")
    private boolean showValues;

    @Mixin
    private ClusterArguments cluster;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        Optional<Path> out = benchmark.out();
        int workers = benchmark.workers(spec.commandLine().getErr());
        Benchmark questions = GoldFile.read(benchmark.gold());
        Predictions predicted = Predictions.read(predictions);
        warn(questions.questions().size(), predicted.size());
        PrintWriter err = spec.commandLine().getErr();
        StopSignal stop = new StopSignal();
        if (LoweredText.is(questions.questions())) {
            err.println(
                    "panoptes: all gold queries are in lower case, the strings in them too; where the data have capitals, right"
                            + " predictions differ from them. Take a file that keeps case, such as Spider's dev.json.");
            err.flush();
        }
        try (ClusterConnection machines = cluster.connect(err);
                GivenFolder given = GivenFolder.of(benchmark.databases(), values());
                Interruption interruption = Interruption.stopping(stop::give)) {
            EvaluationOptions options = benchmark.options(questions, List.of(predicted), given, testSuites);
            SchemaSource schemas = benchmark.schemaSource(given);
            new MissingDatabases(schemas).warn(questions.questions(), err);
            PairRun run = new PairRun(
                    out,
                    json,
                    workers,
                    options,
                    schemas,
                    given,
                    machines.cluster().map(there -> elsewhere(there, options, err)),
                    stop);
            List<List<Pair>> groups = new ArrayList<>();
            for (int place = 0; place < questions.questions().size(); place++) {
                BenchmarkQuestion question = questions.questions().get(place);
                groups.add(List.of(new Pair(
                        question, predicted.of(question, place), options.rules().semantics(question.gold()))));
            }
            List<ResultRow> rows = List.copyOf(run.decide(groups, err).values());
            out.ifPresent(folder -> EvaluationFiles.write(folder, "Evaluation of " + predicted.name(), rows));
            PrintWriter stdout = spec.commandLine().getOut();
            stdout.print(new ScoreText(rows, groups.size()).text());
            stdout.flush();
            boolean whole = rows.size() == groups.size();
            if (!whole) {
                err.println("panoptes: stopped; "
                        + (out.isPresent()
                                ? "the same command resumes"
                                : "with --out DIR the same command would go on, without it nothing is kept"));
                err.flush();
            }
            int exitCode = whole ? ExitCode.NOTHING_FOUND : ExitCode.OPEN;
            interruption.ended(exitCode);
            return exitCode;
        }
    }

    private EvaluationParts elsewhere(Cluster there, EvaluationOptions options, PrintWriter err) {
        List<String> command = new ArrayList<>(ClusterArguments.command(spec, BenchmarkArguments.OF_ONE_MACHINE));
        command.add("--rules=" + options.rules());
        benchmark
                .databases()
                .ifPresent(place -> command.add("--databases="
                        + (DatabaseServer.isAddress(place)
                                ? place
                                : Path.of(place).toAbsolutePath().toString())));
        return new EvaluationParts(there, command, benchmark.declarations(), err);
    }

    private PlausibleValues values() {
        return showValues ? PlausibleValues.SHOWN : plausible ? PlausibleValues.LEVEL_ONLY : PlausibleValues.NOT_ASKED;
    }

    private void warn(int questions, int predictions) {
        if (questions != predictions) {
            PrintWriter err = spec.commandLine().getErr();
            err.printf(
                    "panoptes: %d predictions for %d questions; %s%n",
                    predictions,
                    questions,
                    predictions < questions
                            ? "a question without one counts as invalid"
                            : "those without a question are passed over");
            err.flush();
        }
    }
}
