package io.panoptes.cli.bench;

import io.panoptes.benchmarks.reading.ReadingBenchmark;
import io.panoptes.benchmarks.reading.ReadingReport;
import io.panoptes.benchmarks.reading.ReadingResult;
import io.panoptes.benchmarks.reading.TestScript;
import io.panoptes.cli.engine.PairArguments;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.JsonText;
import io.panoptes.cli.terminal.ProgressBar;
import io.panoptes.cli.terminal.Terminal;
import io.panoptes.dbms.registry.DefaultTargets;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures how well SQL is read, by the test scripts of a DBMS. */
@Command(
        name = "reading",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Runs the setup and each query of test scripts through the front and the evaluator, and compares the rows with those"
                    + " that the DBMS gave.",
            "A wrong answer is a defect; a refused query is one that the engine does not read or does not evaluate."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:no wrong answer", "1:wrong answers", "2:could not run"},
        footerHeading = "%nExamples:%n",
        footer = {"  panoptes bench reading --file scripts.jsonl --json out.jsonl"})
final class ReadingBenchCommand implements Callable<Integer> {
    @Option(names = "--file", required = true, paramLabel = "F", description = "Test scripts, one JSON object a line.")
    private Path file;

    @Option(names = "--json", paramLabel = "OUT", description = "Write a JSON line for each query to this file.")
    private Optional<Path> json;

    @Option(
            names = "--profile",
            paramLabel = "NAME",
            defaultValue = DefaultTargets.FIRST,
            description = "How SQL is read; ${DEFAULT-VALUE} if absent.")
    private String profile;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        List<TestScript> scripts = scripts();
        ReadingBenchmark benchmark = new ReadingBenchmark(PairArguments.profile(profile));
        PrintWriter out = spec.commandLine().getOut();
        List<ReadingResult> results = new ArrayList<>();
        ProgressBar progress = new ProgressBar(spec.commandLine().getErr(), scripts.size(), Terminal.isThere());
        try (Writer lines = json.isPresent() ? Files.newBufferedWriter(json.get()) : Writer.nullWriter()) {
            for (TestScript script : scripts) {
                benchmark.run(script, result -> {
                    results.add(result);
                    write(lines, result);
                });
                progress.step("run");
            }
        } catch (IOException e) {
            throw new CannotRun("%s can't be written: %s".formatted(json.orElse(file), e.getMessage()), e);
        }
        progress.end();
        ReadingReport report = new ReadingReport(results);
        out.print(report.text());
        out.flush();
        return report.count(ReadingResult.Outcome.WRONG) == 0 ? ExitCode.NOTHING_FOUND : ExitCode.FINDINGS;
    }

    private List<TestScript> scripts() {
        try {
            return TestScript.read(file);
        } catch (NoSuchFileException e) {
            throw new CannotRun("there is no file " + file, e);
        } catch (IOException e) {
            throw new CannotRun("%s can't be read: %s".formatted(file, e.getMessage()), e);
        }
    }

    private static void write(Writer out, ReadingResult result) {
        try {
            out.write(JsonText.object(
                            "id", result.id(),
                            "outcome", result.outcome().name().toLowerCase(Locale.ROOT),
                            "setup", result.setup().name().toLowerCase(Locale.ROOT),
                            "reason", result.reason())
                    + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
