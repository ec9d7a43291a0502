package io.panoptes.cli.bench;

import io.panoptes.benchmarks.testdata.TestDataComparison;
import io.panoptes.benchmarks.testdata.TestDataComparison.Result;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.ProgressBar;
import io.panoptes.cli.terminal.Terminal;
import io.panoptes.texttosql.benchmark.BenchmarkDbms;
import io.panoptes.texttosql.benchmark.BenchmarkQuestion;
import io.panoptes.texttosql.benchmark.GoldFile;
import io.panoptes.texttosql.schema.SchemaFile;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures test data by mutants. */
@Command(
        name = "testdata",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Makes test data for gold queries, and counts how many mutants of each they tell apart, beside as many random databases of the",
            "same size and as many of those that the refuter tries first. Mutants that no database tells apart, of some hundred, do not count."
        },
        footerHeading = "%nExamples:%n",
        footer = {"  panoptes bench testdata --gold dev.json --schemas schema.json --every 10"})
final class TestdataBenchCommand implements Callable<Integer> {
    @Option(names = "--gold", required = true, paramLabel = "FILE", description = "Questions with their gold queries.")
    private Path gold;

    @Option(
            names = "--schemas",
            required = true,
            paramLabel = "FILE",
            description = "CREATE TABLE statements by database.")
    private Path schemas;

    @Option(
            names = "--every",
            paramLabel = "N",
            defaultValue = "1",
            description = "Every N-th question; all if absent.")
    private int every;

    @Option(names = "--mutants", paramLabel = "N", defaultValue = "20", description = "Of each query; 20 if absent.")
    private int mutants;

    @Option(
            names = "--time-per-query",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            defaultValue = "3s",
            description = "For its test data; 3s if absent.")
    private Duration time;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        List<BenchmarkQuestion> questions = GoldFile.read(gold).questions();
        SchemaFile tables = SchemaFile.read(schemas);
        TestDataComparison comparison = new TestDataComparison(mutants, time, 1);
        List<Result> results = new ArrayList<>();
        int asked = 0;
        ProgressBar progress = new ProgressBar(
                spec.commandLine().getErr(), (questions.size() + every - 1) / every, Terminal.isThere());
        for (int i = 0; i < questions.size(); i += every) {
            BenchmarkQuestion question = questions.get(i);
            asked++;
            Optional<Result> result = tables.of(question.database())
                    .flatMap(schema -> comparison.of(schema.schema(), question.gold(), BenchmarkDbms.SQLITE.reading()));
            result.ifPresent(results::add);
            progress.step(result.isPresent() ? "measured" : "not read");
        }
        progress.end();
        print(results, asked);
        return ExitCode.NOTHING_FOUND;
    }

    private void print(List<Result> results, int asked) {
        PrintWriter out = spec.commandLine().getOut();
        int killable = sum(results, Result::killable);
        out.printf(
                "%d of %d queries, %d mutants, %d of them can be told apart%n",
                results.size(), asked, sum(results, Result::mutants), killable);
        out.printf(
                "%.1f databases and %.1f rows a query; %.1f%% of the branches are reached%n",
                (double) sum(results, Result::databases) / Math.max(1, results.size()),
                (double) sum(results, Result::rows) / Math.max(1, results.size()),
                100 * results.stream().mapToDouble(Result::coverage).average().orElse(0));
        print(out, "test data", sum(results, Result::testData), killable);
        print(out, "random data of the same size", sum(results, Result::random), killable);
        print(out, "as many of the refuter's databases", sum(results, Result::refuter), killable);
        out.flush();
    }

    private static void print(PrintWriter out, String what, int apart, int killable) {
        out.printf("%-36s %6d of %d (%.1f%%)%n", what, apart, killable, 100.0 * apart / Math.max(1, killable));
    }

    private static int sum(List<Result> results, ToIntFunction<Result> of) {
        return results.stream().mapToInt(of).sum();
    }
}
