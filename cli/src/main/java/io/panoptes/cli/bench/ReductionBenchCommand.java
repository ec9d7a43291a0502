package io.panoptes.cli.bench;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.benchmarks.reduction.CaseSize;
import io.panoptes.benchmarks.reduction.ReductionMeasure;
import io.panoptes.benchmarks.reduction.ReductionMeasure.Measured;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.triage.finding.FindingFiles;
import io.panoptes.triage.reduction.ReductionBudget;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures how small findings get. */
@Command(
        name = "reduction",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Reduces findings that are kept, and compares characters, tables and nodes before and after.",
            "The findings stay as they are; those that do not show on their target, or that no parser reads, are named."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes bench reduction findings",
            "  panoptes bench reduction panoptes-out/findings --time 60s --show",
            "  panoptes bench reduction panoptes-out/findings --from-original"
        })
final class ReductionBenchCommand implements Callable<Integer> {
    private static final int MOST_EDITS = 100_000;

    @Parameters(arity = "1..*", paramLabel = "DIR", description = "Findings, or folders of findings.")
    private List<Path> folders = List.of();

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            defaultValue = "15s",
            description = "How long each may take: 15s, the usual time of a campaign, if absent.")
    private Duration time = Duration.ofSeconds(15);

    @Option(
            names = "--from-original",
            description = "Reduce the cases as their campaigns found them: what is kept is then compared with what the"
                    + " reducer of today gives.")
    private boolean fromOriginal;

    @Option(names = "--show", description = "Print the statements that are left, too.")
    private boolean show;

    @Option(names = "--json", description = "Print a JSON object for each finding.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    private volatile boolean stopped;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        List<Measured.Reduced> all = new ArrayList<>();
        try (Targets targets = new ReleasedTargets();
                Interruption interruption = Interruption.stopping(() -> stopped = true);
                ReductionMeasure measure = new ReductionMeasure(
                        targets, new ReductionBudget(MOST_EDITS, time), fromOriginal, () -> stopped)) {
            for (Path folder : FindingFiles.in(folders)) {
                if (stopped) {
                    break;
                }
                Measured measured = measure.measure(folder);
                print(out, folder, measured);
                if (measured instanceof Measured.Reduced reduced) {
                    all.add(reduced);
                }
            }
            if (!json) {
                summary(out, all);
            }
            interruption.ended(ExitCode.NOTHING_FOUND);
        }
        return ExitCode.NOTHING_FOUND;
    }

    private void print(PrintWriter out, Path folder, Measured measured) {
        String name = String.valueOf(folder.getFileName());
        if (json) {
            out.println(row(folder, measured));
        } else {
            switch (measured) {
                case Measured.NotMeasured(var why) -> out.printf("%-52s not measured: %s%n", name, why);
                case Measured.Reduced reduced -> print(out, name, reduced);
            }
        }
        out.flush();
    }

    private void print(PrintWriter out, String name, Measured.Reduced reduced) {
        CaseSize before = reduced.before();
        CaseSize after = reduced.after();
        out.printf(
                "%-52s characters %5d -> %4d, tables %d -> %d, nodes %5d -> %4d, %s, %d edits, %s%n",
                name,
                before.characters(),
                after.characters(),
                before.tables(),
                after.tables(),
                before.nodes(),
                after.nodes(),
                after.oneQuery() ? "one query" : "two queries",
                reduced.attempts(),
                reduced.finished() ? "none left" : "time was up");
        if (show) {
            reduced.statements().forEach(statement -> out.println("    " + statement + ";"));
        }
    }

    private static ObjectNode row(Path folder, Measured measured) {
        ObjectNode row = JsonNodeFactory.instance.objectNode().put("finding", folder.toString());
        switch (measured) {
            case Measured.NotMeasured(var why) -> row.put("notMeasured", why);
            case Measured.Reduced reduced -> {
                size(row.putObject("before"), reduced.before());
                size(row.putObject("after"), reduced.after());
                row.put("edits", reduced.attempts())
                        .put("finished", reduced.finished())
                        .put("millis", reduced.millis());
                var statements = row.putArray("statements");
                reduced.statements().forEach(statements::add);
            }
        }
        return row;
    }

    private static void size(ObjectNode node, CaseSize size) {
        node.put("characters", size.characters())
                .put("tables", size.tables())
                .put("nodes", size.nodes())
                .put("oneQuery", size.oneQuery());
    }

    private static void summary(PrintWriter out, List<Measured.Reduced> all) {
        if (all.isEmpty()) {
            out.println("No finding was measured.");
            return;
        }
        out.printf(
                "%d findings; median: characters %d -> %d, tables %d -> %d, nodes %d -> %d; one query %d -> %d%n",
                all.size(),
                median(all, one -> one.before().characters()),
                median(all, one -> one.after().characters()),
                median(all, one -> one.before().tables()),
                median(all, one -> one.after().tables()),
                median(all, one -> one.before().nodes()),
                median(all, one -> one.after().nodes()),
                all.stream().filter(one -> one.before().oneQuery()).count(),
                all.stream().filter(one -> one.after().oneQuery()).count());
    }

    private static int median(List<Measured.Reduced> all, ToIntFunction<Measured.Reduced> figure) {
        int[] sorted = all.stream().mapToInt(figure).sorted().toArray();
        return sorted[sorted.length / 2];
    }
}
