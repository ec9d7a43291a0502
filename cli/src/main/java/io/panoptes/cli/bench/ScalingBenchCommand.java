package io.panoptes.cli.bench;

import io.panoptes.benchmarks.cluster.ClusterSimulation;
import io.panoptes.benchmarks.cluster.ScalingRow;
import io.panoptes.benchmarks.cluster.TaskTimes;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Says how a campaign and mining would scale on a cluster. */
@Command(
        name = "scaling",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Simulates a campaign and a mining run on a cluster of more machines than there are, by the times of tasks that were measured on a small one.",
            "A run with --cluster writes them where PANOPTES_JAVA_OPTS=-Dpanoptes.cluster.times=FILE says."
        },
        footerHeading = "%nExamples:%n",
        footer = "  panoptes bench scaling --times times.jsonl --seeds-a-part 10 --reduce 0.4")
final class ScalingBenchCommand implements Callable<Integer> {
    private static final int CASES_A_RANGE = 200;

    @Option(names = "--times", required = true, paramLabel = "FILE", description = "The times that were measured.")
    private Path file;

    @Option(names = "--cases", paramLabel = "N", defaultValue = "10000000", description = "Cases of the campaign.")
    private long cases;

    @Option(names = "--seeds", paramLabel = "N", defaultValue = "100000", description = "Seeds that are mined.")
    private long seeds;

    @Option(
            names = "--seeds-a-part",
            paramLabel = "N",
            defaultValue = "20",
            description = "How many seeds a part of the measured run had.")
    private int seedsAPart;

    @Option(
            names = "--reduce",
            paramLabel = "MILLIS",
            defaultValue = "1",
            description = "What the driver takes for one result.")
    private double reduceMillis;

    @Option(
            names = "--executors",
            paramLabel = "N",
            split = ",",
            defaultValue = "1,2,5,10,20,40,60,100,150,200",
            description = "How many, each with one task at a time.")
    private List<Integer> executors = List.of();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (executors.stream().anyMatch(count -> count < 1) || cases < 1 || seeds < 1 || seedsAPart < 1) {
            throw new CannotRun("--executors, --cases, --seeds and --seeds-a-part must be at least 1.");
        }
        TaskTimes measured = times();
        ClusterSimulation simulation = new ClusterSimulation(measured, reduceMillis, 1);
        if (!measured.cases().isEmpty()) {
            int ranges = Math.toIntExact((cases + CASES_A_RANGE - 1) / CASES_A_RANGE);
            print(
                    "%,d cases, by %,d measured ranges and %,d triaged suspects"
                            .formatted(
                                    cases,
                                    measured.cases().size(),
                                    measured.triage().size()),
                    count -> simulation.campaign(ranges, count));
        }
        if (!measured.parts().isEmpty()) {
            int parts = Math.toIntExact((seeds + seedsAPart - 1) / seedsAPart);
            print(
                    "%,d seeds, in parts of %d as %,d measured ones"
                            .formatted(seeds, seedsAPart, measured.parts().size()),
                    count -> simulation.parts(parts, count));
        }
        return ExitCode.NOTHING_FOUND;
    }

    private TaskTimes times() {
        try {
            return TaskTimes.read(file);
        } catch (IOException e) {
            throw new CannotRun("%s can't be read: %s".formatted(file, e.getMessage()), e);
        }
    }

    private void print(String title, IntFunction<ScalingRow> simulate) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(title);
        out.println("| executors | hours | efficiency | executors busy | driver busy |");
        out.println("| --- | --- | --- | --- | --- |");
        ScalingRow one = simulate.apply(1);
        List<ScalingRow> rows = new ArrayList<>();
        for (int count : executors) {
            ScalingRow row = simulate.apply(count);
            rows.add(row);
            out.printf(
                    Locale.ROOT,
                    "| %d | %.2f | %.2f | %.0f%% | %.1f%% |%n",
                    row.executors(),
                    row.millis() / 3_600_000,
                    row.efficiency(one),
                    100 * row.busy(),
                    100 * row.driver());
        }
        out.printf("within 5%% of the fastest from %d executors on%n%n", ScalingRow.stopsAt(rows));
        out.flush();
    }
}
