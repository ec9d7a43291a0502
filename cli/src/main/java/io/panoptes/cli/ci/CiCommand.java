package io.panoptes.cli.ci;

import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.Journal;
import io.panoptes.campaign.baseline.Baseline;
import io.panoptes.campaign.ci.BaselineOutcome;
import io.panoptes.campaign.ci.BuildCheck;
import io.panoptes.campaign.ci.CampaignOutcome;
import io.panoptes.campaign.ci.CiOutcome;
import io.panoptes.campaign.ci.CiRun;
import io.panoptes.campaign.ci.CiSettings;
import io.panoptes.campaign.ci.Deadline;
import io.panoptes.campaign.ci.Ending;
import io.panoptes.campaign.ci.UntilDeadline;
import io.panoptes.campaign.wiring.LearntOracles;
import io.panoptes.campaign.wiring.TimedCampaign;
import io.panoptes.cli.campaign.CampaignArguments;
import io.panoptes.cli.campaign.FollowedCampaign;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.LineAgain;
import io.panoptes.cli.terminal.TargetArguments;
import io.panoptes.cli.terminal.TargetNotes;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.process.FolderLock;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.reporting.model.CampaignFacts;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.triage.provenance.PanoptesVersion;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Checks a build in a CI job. */
@Command(
        name = "ci",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Checks a build: runs the kept findings on it, then a campaign with the rest of the time, and writes"
                    + " reports.",
            "Takes no longer than --time, with the start of the target, triage and reports."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {ExitCode.HELP_0, ExitCode.HELP_1, ExitCode.HELP_2, ExitCode.HELP_3},
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes ci --target duckdb --build build/duckdb_jdbc.jar --time 10m --regressions findings",
            "  panoptes ci --target postgresql --home /opt/pgsql --time 2m --out panoptes-out",
            "  panoptes ci --target duckdb --build build/duckdb_jdbc.jar --seed 7 --shard 2/8 --out out-2",
            "  panoptes ci --driver jaybird.jar --url jdbc:firebirdsql://127.0.0.1/test --profile firebird/ --time 10m"
        })
public final class CiCommand implements Callable<Integer> {
    private static final Set<String> WHERE_IT_GOES = Set.of("--out", "--page");

    /** The start of this process counts too. */
    private final Instant started =
            ProcessHandle.current().info().startInstant().orElseGet(Instant::now);

    private final long startNanos =
            System.nanoTime() - Duration.between(started, Instant.now()).toNanos();

    @Mixin
    private TargetArguments target = new TargetArguments();

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            defaultValue = "10m",
            description = "How long the job may take, all in all: 2m, 10m, 1h. 10 minutes if absent.")
    private Duration time = Duration.ofMinutes(10);

    @Option(
            names = "--regressions",
            paramLabel = "DIR",
            arity = "1..*",
            description = "Kept findings, a folder each or a folder of such folders, to run first.")
    private List<Path> regressions = List.of();

    @Option(
            names = "--baseline",
            paramLabel = "FILE",
            description = "Known bugs: they are counted and not reported. See: panoptes baseline.")
    private Optional<Path> baselineFile = Optional.empty();

    @Option(
            names = "--new-since",
            paramLabel = "BUILD",
            description =
                    "Report only what this build does not show: a jar, a native library, an installation, image:NAME,"
                            + " or a version.")
    private Optional<String> since = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "panoptes-out",
            description = "Where journal, findings and reports go; panoptes-out if absent.")
    private Path out = Path.of("panoptes-out");

    @Option(
            names = "--page",
            paramLabel = "PORT",
            description = "Serve the campaign's report while it runs, at 127.0.0.1 alone; 0 for any port that is free.")
    private Optional<Integer> page = Optional.empty();

    @Mixin
    private CampaignArguments arguments = new CampaignArguments();

    @Spec
    private CommandSpec spec;

    private Deadline deadline = new Deadline(startNanos, time);

    @Override
    public Integer call() {
        deadline = new Deadline(startNanos, time);
        requireOneBuild();
        requireFresh();
        try (CiSignal signal = new CiSignal(this::write);
                FolderLock ignored = FolderLock.of(out, "a campaign")) {
            Optional<Begun> begun = new UntilDeadline(deadline).call("build", this::begin);
            if (begun.isEmpty()) {
                int exitCode = write(
                        new Ending.EndedEarly("the time was up before the build was found; give it more with --time"));
                signal.ended(exitCode);
                return exitCode;
            }
            try (Targets targets = begun.get().targets()) {
                return check(targets, begun.get(), signal);
            }
        }
    }

    /** The build and what it is tested with, once they are there. */
    private record Begun(
            Targets targets, Target target, CampaignPlan plan, Optional<Target> since, List<Oracle> oracles) {}

    /** Finds the build, which may be fetched for it. */
    private Begun begin() {
        Targets targets = target.open(this::note);
        try {
            Target found = target.find(targets);
            new TargetNotes().print(targets, found, err());
            CampaignPlan plan = arguments
                    .plan(target, found, Optional.of(time), Optional.empty(), err())
                    .sharingStates(target.casesPerState(targets));
            List<Oracle> oracles = LearntOracles.of(
                    targets,
                    arguments.oracles(err()),
                    out,
                    LearntOracles.trying(Optional.of(deadline.remaining())),
                    this::note);
            return new Begun(targets, found, plan, since.map(build -> target.other(targets, build)), oracles);
        } catch (RuntimeException | Error failed) {
            targets.close();
            throw failed;
        }
    }

    private int check(Targets targets, Begun begun, CiSignal signal) {
        CampaignPlan plan = begun.plan();
        CiSettings settings =
                new CiSettings(PanoptesVersion.text(), command(), out, started, regressions, baseline(), begun.since());
        FollowedCampaign followed = new FollowedCampaign(
                new CampaignFacts(PanoptesVersion.text(), plan, out, started).within(command()),
                new FindingFolders(out),
                CampaignHistory.NONE,
                event -> {});
        CiProgress progress = new CiProgress(spec.commandLine().getOut(), followed);
        BuildCheck check = new BuildCheck(
                targets,
                begun.target(),
                plan,
                settings,
                deadline,
                new TimedCampaign(targets, begun.target(), begun.oracles(), out, new FindingFolders(out), baseline()),
                progress);
        if (!signal.begin(check)) {
            return ExitCode.OPEN;
        }
        CiOutcome outcome;
        try (FollowedCampaign.Served ignored = followed.serve(page, this::note)) {
            outcome = check.run();
        }
        int exitCode = CiReports.write(outcome, arguments.audience(), err());
        progress.summary(outcome);
        signal.ended(exitCode);
        return exitCode;
    }

    /** Reports of a job that has tested nothing, and what it came to on the terminal. */
    private int write(Ending ending) {
        CiRun run = new CiRun(
                PanoptesVersion.text(),
                target.name(),
                target.build(),
                arguments.seed(),
                out,
                command(),
                started,
                deadline.budget(),
                deadline.elapsed());
        CiOutcome outcome = new CiOutcome(run, List.of(), CampaignOutcome.NONE, BaselineOutcome.NONE, ending);
        int exitCode = CiReports.write(outcome, arguments.audience(), err());
        new CiProgress(spec.commandLine().getOut(), event -> {}).summary(outcome);
        return exitCode;
    }

    private String command() {
        return LineAgain.of(spec.commandLine().getParseResult(), arguments.seed(), WHERE_IT_GOES);
    }

    private Baseline baseline() {
        return baselineFile.map(Baseline::read).orElse(Baseline.EMPTY);
    }

    /** Where there is a driver alone, what it reaches is the only build. */
    private void requireOneBuild() {
        if (since.isPresent() && target.isUnknown()) {
            throw new CannotRun(
                    "--new-since can't be given with --driver: there is no other build of a DBMS without an adapter to compare with.%n  Leave it out, and list the bugs that are known with --baseline; see: panoptes baseline --help"
                            .formatted());
        }
    }

    private void requireFresh() {
        if (Files.exists(out.resolve(Journal.FILE))) {
            throw new CannotRun(
                    "%s already holds the campaign of another run.%n  Remove it, or choose another folder with --out."
                            .formatted(out));
        }
    }

    private void note(String note) {
        err().println("panoptes: " + note);
        err().flush();
    }

    private PrintWriter err() {
        return spec.commandLine().getErr();
    }
}
