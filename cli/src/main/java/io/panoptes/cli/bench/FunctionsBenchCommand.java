package io.panoptes.cli.bench;

import io.panoptes.benchmarks.functions.FunctionTrial;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.cli.terminal.ProgressBar;
import io.panoptes.cli.terminal.Terminal;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.adapter.Part;
import io.panoptes.dbms.catalog.CatalogReader;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.dbms.registry.DefaultTargets;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Writes which kinds of values the functions of a DBMS give. */
@Command(
        name = "functions",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Calls each scalar function of a DBMS's catalogue with arguments of all kinds, and writes a line for each that answered:"
                    + " the kind of value it gives, or by which argument that is told.",
            "Of such files the reading of a DBMS knows the types of functions that the engine does not know by value."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:all functions were called",
            "2:could not run",
            "130:stopped; what was found until then is written"
        },
        footerHeading = "%nExamples:%n",
        footer = "  panoptes bench functions --dbms sqlite --out sqlite.txt")
final class FunctionsBenchCommand implements Callable<Integer> {
    @Option(
            names = "--dbms",
            paramLabel = "NAME:VERSION",
            defaultValue = DefaultTargets.FIRST,
            description = "The DBMS. ${DEFAULT-VALUE} if absent.")
    private String name = "";

    @Option(
            names = "--also",
            split = ",",
            paramLabel = "NAME",
            description =
                    "Functions beside those that the catalogue lists, as those of PostgreSQL that depend on a setting.")
    private List<String> also = List.of();

    @Option(names = "--out", paramLabel = "FILE", description = "Write the lines to this file.")
    private Optional<Path> out = Optional.empty();

    @Spec
    private CommandSpec spec;

    private volatile boolean stopped;

    @Override
    public Integer call() {
        try (Targets targets = new ReleasedTargets();
                Interruption interruption = Interruption.stopping(() -> stopped = true)) {
            List<String> lines = lines(targets, targets.find(name, Optional.empty()));
            if (out.isPresent()) {
                Files.write(out.get(), lines);
            } else {
                PrintWriter printed = spec.commandLine().getOut();
                lines.forEach(printed::println);
                printed.flush();
            }
            interruption.ended(ExitCode.NOTHING_FOUND);
            return ExitCode.NOTHING_FOUND;
        } catch (IOException e) {
            throw new CannotRun(
                    "%s can't be written: %s".formatted(out.map(Path::toString).orElse(""), e.getMessage()), e);
        }
    }

    private List<String> lines(Targets targets, Target target) {
        Adapter adapter = Adapters.named(target.dbms());
        if (adapter.catalog() instanceof Part.None<CatalogReader>(String because)) {
            throw new CannotRun("the functions of %s can't be asked for: %s".formatted(adapter.title(), because));
        }
        try (Instance instance = targets.open(target)) {
            List<String> lines = new ArrayList<>();
            lines.add("# What the functions of %s %s give; written by panoptes bench functions%s"
                    .formatted(
                            adapter.title(),
                            target.version(),
                            also.isEmpty() ? "" : " --also " + String.join(",", also)));
            lines.addAll(lines(new FunctionTrial(instance, also)));
            return lines;
        }
    }

    private List<String> lines(FunctionTrial trial) {
        List<String> lines = new ArrayList<>();
        ProgressBar progress = new ProgressBar(spec.commandLine().getErr(), trial.size(), Terminal.isThere());
        trial.run(
                found -> {
                    found.rule().ifPresent(rule -> lines.add(found.name() + " " + rule.text()));
                    progress.step("called");
                },
                () -> !stopped);
        progress.end();
        return lines;
    }
}
