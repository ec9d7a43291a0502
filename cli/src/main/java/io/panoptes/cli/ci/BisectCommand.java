package io.panoptes.cli.ci;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.triage.bisection.BisectionException;
import io.panoptes.triage.bisection.Boundary;
import io.panoptes.triage.bisection.GitBisection;
import io.panoptes.triage.bisection.ListBisection;
import io.panoptes.triage.bisection.Presence;
import io.panoptes.triage.finding.FindingJson;
import io.panoptes.triage.finding.RecordedFinding;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Finds between which releases, builds or commits a finding came or went. */
@Command(
        name = "bisect",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Finds the first release, build or commit that shows a finding, or the first that does not any more.",
            "Without options over all releases; with --builds over files, oldest first; with --make over commits."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:found (with --step: the build does not show it)",
            "1:both ends show it, or neither does (with --step: the build shows it)",
            ExitCode.HELP_2,
            "3:some could not be run, so it is one of several",
            "125:with --step: the build can't run it, as git bisect run expects"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes bisect findings/F1                                        over all releases",
            "  panoptes bisect findings/F1 --builds nightly/*.jar",
            "  panoptes bisect findings/F1 --make 'make jar' --build out/db.jar --good v1.3 --bad main",
            "  git bisect run sh -c 'make jar || exit 125; panoptes bisect findings/F1 --step --build out/db.jar'"
        })
public final class BisectCommand implements Callable<Integer> {
    private static final int CANNOT_RUN_HERE = 125;

    @Parameters(paramLabel = "FINDING", description = "The folder of a finding.")
    private Path finding = Path.of(".");

    @Option(
            names = "--builds",
            paramLabel = "FILE",
            arity = "2..*",
            description = "Jars, native libraries or installations to search, oldest first.")
    private List<Path> builds = List.of();

    @Option(names = "--make", paramLabel = "CMD", description = "A shell command that builds what is checked out.")
    private Optional<String> make = Optional.empty();

    @Option(
            names = {"--build", "--jar", "--home"},
            paramLabel = "FILE",
            description = "What --make leaves: a jar, a native library, or the folder of a server's installation.")
    private Optional<Path> build = Optional.empty();

    @Option(names = "--good", paramLabel = "REV", description = "A revision that does not show the finding.")
    private Optional<String> good = Optional.empty();

    @Option(
            names = "--bad",
            paramLabel = "REV",
            description = "A revision that shows it. Where it is the older one, the fix is searched.")
    private Optional<String> bad = Optional.empty();

    @Option(
            names = "--repository",
            paramLabel = "DIR",
            description = "The working tree to check out in; the current folder if absent.")
    private Path repository = Path.of(".");

    @Option(names = "--step", description = "Run --build alone and exit as git bisect run expects.")
    private boolean step;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        RecordedFinding recorded = FindingJson.readRecorded(finding);
        BuildProbe probe = new BuildProbe(recorded, this::told);
        if (step) {
            return step(probe);
        }
        Boundary boundary = make.isPresent()
                ? overCommits(probe)
                : builds.isEmpty() ? overReleases(probe, recorded) : overBuilds(probe);
        BoundaryText text = new BoundaryText(unit());
        PrintWriter out = spec.commandLine().getOut();
        out.println(text.of(boundary));
        out.flush();
        if (Files.isDirectory(finding)) {
            text.append(finding, boundary);
        }
        return exitCode(boundary);
    }

    private String unit() {
        return make.isPresent() ? "commit" : builds.isEmpty() ? "release" : "build";
    }

    private int step(BuildProbe probe) {
        Path file = build.orElseThrow(() -> new CannotRun("--step takes the build to run: --build FILE."));
        return switch (probe.of(file)) {
            case GONE -> 0;
            case SHOWS -> 1;
            case UNKNOWN -> CANNOT_RUN_HERE;
        };
    }

    private Boundary overCommits(BuildProbe probe) {
        if (good.isEmpty() || bad.isEmpty() || build.isEmpty()) {
            throw new CannotRun(
                    "--make takes --good REV, --bad REV, and --build FILE with what the command leaves.".formatted());
        }
        Path file = repository.resolve(build.get());
        MakeCommand command = new MakeCommand(make.get(), repository);
        try {
            return new GitBisection(repository, () -> command.run() ? probe.of(file) : Presence.UNKNOWN, this::told)
                    .between(good.get(), bad.get());
        } catch (BisectionException exception) {
            throw new CannotRun(String.valueOf(exception.getMessage()), exception);
        }
    }

    private Boundary overBuilds(BuildProbe probe) {
        builds.stream().filter(file -> !Files.exists(file)).findFirst().ifPresent(missing -> {
            throw new CannotRun("there is no build at %s.".formatted(missing));
        });
        return bisect(builds, Path::toString, probe::of);
    }

    private Boundary overReleases(BuildProbe probe, RecordedFinding recorded) {
        try (Targets targets = new ReleasedTargets()) {
            List<Version> releases = targets.releases(recorded.target().dbms()).stream()
                    .filter(Version::isFinal)
                    .toList();
            if (releases.size() < 2) {
                throw new CannotRun("there are no releases of %s to search."
                        .formatted(recorded.target().dbms()));
            }
            List<Version> range = range(releases, recorded.target());
            return bisect(
                    range,
                    Version::text,
                    version ->
                            probe.of(targets, new Target(recorded.target().dbms(), version.text(), Optional.empty())));
        } catch (TargetException unavailable) {
            throw new CannotRun(String.valueOf(unavailable.getMessage()), unavailable);
        }
    }

    /** From the first release to the one of the finding: where it came from. With --good after it: where it went. */
    private List<Version> range(List<Version> releases, Target seen) {
        Version from = good.map(Version::new).orElse(releases.getFirst());
        Version to = bad.map(Version::new).orElse(new Version(seen.version()));
        Version oldest = from.compareTo(to) <= 0 ? from : to;
        Version newest = from.compareTo(to) <= 0 ? to : from;
        List<Version> range = releases.stream()
                .filter(version -> version.compareTo(oldest) >= 0 && version.compareTo(newest) <= 0)
                .toList();
        if (range.size() < 2) {
            throw new CannotRun("there are no two releases between %s and %s.".formatted(oldest, newest));
        }
        return range;
    }

    private <T> Boundary bisect(List<T> all, Function<T, String> name, Function<T, Presence> probe) {
        return ListBisection.of(all, name, one -> {
            Presence presence = probe.apply(one);
            told("%s: %s".formatted(name.apply(one), BoundaryText.words(presence)));
            return presence;
        });
    }

    private void told(String line) {
        PrintWriter err = spec.commandLine().getErr();
        err.println(line);
        err.flush();
    }

    private static int exitCode(Boundary boundary) {
        return switch (boundary) {
            case Boundary.FirstBad ignored -> ExitCode.NOTHING_FOUND;
            case Boundary.FirstGood ignored -> ExitCode.NOTHING_FOUND;
            case Boundary.NoChange ignored -> ExitCode.FINDINGS;
            case Boundary.UnknownEnd ignored -> ExitCode.COULD_NOT_RUN;
            case Boundary.OneOf ignored -> ExitCode.OPEN;
        };
    }
}
