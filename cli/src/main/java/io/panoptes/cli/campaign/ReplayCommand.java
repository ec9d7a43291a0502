package io.panoptes.cli.campaign;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.TargetNotes;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.triage.CrossCheck;
import io.panoptes.triage.OpenTargets;
import io.panoptes.triage.Replay;
import io.panoptes.triage.Replays;
import io.panoptes.triage.TargetCaseWriter;
import io.panoptes.triage.finding.Expected;
import io.panoptes.triage.finding.FindingFiles;
import io.panoptes.triage.finding.FindingJson;
import io.panoptes.triage.finding.FindingJson.UnreadableFinding;
import io.panoptes.triage.finding.RecordedFinding;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs findings again. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = {
            "Runs findings again, on their own targets or on another one, and says which still show.",
            "A finding whose finding.json says \"expected\": \"FIXED\", and that shows on a newer version than those on"
                    + " which it was seen, is back again."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:all that ran did as expected, or better: what was open may be fixed",
            "1:something that was fixed shows again",
            "2:nothing could be run, or a finding can't be read"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes replay findings/*                                     all, each on its own target",
            "  panoptes replay findings --newest                              all, on the newest releases",
            "  panoptes replay findings/F1 --target duckdb --jar my-build.jar",
            "  panoptes replay findings/F1 --target duckdb --expect fixed     exits with 1 where it shows",
            "  panoptes replay findings/F1 --cross-check duckdb,postgresql    which targets disagree"
        })
public final class ReplayCommand implements Callable<Integer> {
    private static final Duration STATEMENT_LIMIT = Duration.ofSeconds(30);

    @Parameters(
            paramLabel = "FINDING",
            arity = "1..*",
            description =
                    "The folder of a finding, a folder of such folders, or a finding.json. Other files are skipped.")
    private List<Path> named = List.of();

    @ArgGroup
    private Where where = new Where();

    /** What to run them on. */
    static final class Where {
        @Option(
                names = "--target",
                paramLabel = "NAME:VERSION",
                description = "Another target than the findings' own. Of several findings those of that DBMS are run.")
        private Optional<String> target = Optional.empty();

        @Option(names = "--newest", description = "The newest release of each finding's DBMS.")
        private boolean newest;
    }

    @Option(
            names = {"--build", "--jar", "--home"},
            paramLabel = "FILE",
            description = "A jar or native library to run in place of a release; for a server, its folder.")
    private Optional<Path> build;

    @Option(
            names = "--expect",
            paramLabel = "OPEN|FIXED",
            description = "What to expect of all of them, in place of what each finding.json says.")
    private Optional<Expected> expected;

    @Option(
            names = "--cross-check",
            paramLabel = "TARGET",
            split = ",",
            description = "Run the finding on these targets too, and say which of them disagree.")
    private List<String> others = List.of();

    @Option(
            names = "--verbose",
            description = "Print the rows of both queries. Of one finding they are always printed.")
    private boolean verbose;

    @Option(names = "--json", description = "Print the outcomes as JSON.")
    private boolean json;

    private final TargetNotes notes = new TargetNotes();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        List<ReplayLine> lines = new ArrayList<>();
        FindingFiles.in(named).forEach(path -> lines.add(read(path)));
        require(lines.stream().anyMatch(line -> line.finding().isPresent()), () -> problems(lines));
        try (Targets targets = new ReleasedTargets()) {
            ReplayTasks tasks = new ReplayTasks(targets, this::target, expected, lines.size() == 1);
            List<ReplayLine> chosen = tasks.of(lines);
            require(
                    !chosen.isEmpty(),
                    () -> "none of the %d findings is about %s.%n  Name one alone to run it there all the same."
                            .formatted(lines.size(), where.target.orElse("this DBMS")));
            Replays replays = new Replays(ReleasedTargets::new, TargetCaseWriter::new, STATEMENT_LIMIT);
            List<ReplayLine> done = tasks.run(chosen, replays, replay -> progress(replay, chosen.size()));
            print(done, lines.size() - chosen.size());
            if (!others.isEmpty()) {
                crossCheck(targets, done);
            }
            return exitCode(done);
        }
    }

    private static void require(boolean holds, Supplier<String> otherwise) {
        if (!holds) {
            throw new CannotRun(otherwise.get());
        }
    }

    private static String problems(List<ReplayLine> lines) {
        return lines.stream().map(ReplayLine::problem).collect(Collectors.joining("\n"));
    }

    private static ReplayLine read(Path path) {
        try {
            return ReplayLine.of(path, FindingJson.readRecorded(path));
        } catch (UnreadableFinding unreadable) {
            return ReplayLine.unreadable(path, String.valueOf(unreadable.getMessage()));
        }
    }

    private Target target(Targets targets, RecordedFinding finding) {
        if (where.newest) {
            return targets.find(finding.target().dbms(), Optional.empty());
        }
        if (build.isPresent()) {
            Target found = targets.find(where.target.orElse(finding.target().dbms()), build);
            notes.print(targets, found, spec.commandLine().getErr());
            return found;
        }
        return where.target.map(name -> targets.find(name, Optional.empty())).orElse(finding.target());
    }

    private void progress(Replay replay, int all) {
        if (all > 1) {
            PrintWriter err = spec.commandLine().getErr();
            err.printf("%s: %s%n", replay.target(), ReplayLine.words(replay.outcome()));
            err.flush();
        }
    }

    private void print(List<ReplayLine> lines, int leftOut) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(ReplayJson.of(lines).toPrettyString());
        } else {
            new ReplayTable(out, verbose || lines.size() == 1).print(lines, leftOut);
        }
        out.flush();
    }

    private void crossCheck(Targets targets, List<ReplayLine> lines) {
        if (lines.size() != 1 || lines.getFirst().finding().isEmpty()) {
            throw new CannotRun("--cross-check takes one finding, and here are %d.".formatted(lines.size()));
        }
        ReplayLine line = lines.getFirst();
        List<Target> all =
                new ArrayList<>(line.replay().map(Replay::target).map(List::of).orElse(List.of()));
        others.forEach(name -> all.add(targets.find(name, Optional.empty())));
        try (OpenTargets open = new OpenTargets(targets, STATEMENT_LIMIT)) {
            CrossCheck check = CrossCheck.of(line.finding().get(), all, open, TargetCaseWriter::new);
            CrossCheckText.print(spec.commandLine().getOut(), check, json);
        }
    }

    private static int exitCode(List<ReplayLine> lines) {
        if (lines.stream().anyMatch(line -> line.outcome() == Replay.Outcome.BACK_AGAIN)) {
            return ExitCode.FINDINGS;
        }
        boolean unreadable = lines.stream().anyMatch(line -> line.finding().isEmpty());
        boolean nothingRan = lines.stream().allMatch(line -> line.outcome() == Replay.Outcome.COULD_NOT_RUN);
        return unreadable || nothingRan ? ExitCode.COULD_NOT_RUN : ExitCode.NOTHING_FOUND;
    }
}
