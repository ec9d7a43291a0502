package io.panoptes.cli.campaign;

import io.panoptes.campaign.Campaign;
import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.Journal;
import io.panoptes.campaign.wiring.Learning;
import io.panoptes.campaign.wiring.LearntOracles;
import io.panoptes.campaign.wiring.StandardSupplies;
import io.panoptes.cli.cluster.ClusterConnection;
import io.panoptes.cli.oracles.OracleFiles;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.cli.terminal.TargetArguments;
import io.panoptes.cli.terminal.TargetNotes;
import io.panoptes.cli.terminal.Terminal;
import io.panoptes.cli.terminal.WorkerLimit;
import io.panoptes.corpus.validation.ValidationResult;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.process.FolderLock;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.reporting.model.CampaignEnd;
import io.panoptes.reporting.model.CampaignFacts;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.TriageLimits;
import io.panoptes.triage.provenance.PanoptesVersion;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs a campaign. */
@Command(
        name = "fuzz",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Runs test cases on a DBMS and keeps what it gets wrong as findings, each in a folder that can be"
                + " handed on.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {ExitCode.HELP_0, ExitCode.HELP_1, ExitCode.HELP_2, ExitCode.HELP_3},
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes fuzz --target duckdb:1.3.2.0 --time 60s",
            "  panoptes fuzz --target sqlite --cases 100000 --seed 7         the same campaign each time",
            "  panoptes fuzz --target duckdb --jar build/duckdb_jdbc.jar --time 1h --workers 4",
            "  panoptes fuzz --resume campaigns/duckdb-1.3.2.0-seed7         resumes after an interruption",
            "  panoptes fuzz --target sqlite --seed 7 --time 8h --shard 3/40 on the third of 40 machines",
            "  panoptes fuzz --target duckdb:1.3.2.0 --time 8h --cluster spark://host:7077",
            "  panoptes fuzz --target postgresql --home /opt/pgsql --time 1h",
            "  panoptes fuzz --target postgresql --time 1h --start schema.sql    with your own tables and rows",
            "  panoptes fuzz --target h2 --time 1h --guidance coverage       led by the code that queries reach",
            "  panoptes fuzz --target postgresql --image my-registry/postgres:dev --time 1h",
            "  panoptes fuzz --target h2 --time 10m --symptoms slow          queries that are slow on data that grow",
            "  panoptes fuzz --target mysql --url 'jdbc:mysql://localhost/?user=me' --time 1h",
            "  panoptes fuzz --driver jaybird.jar --url jdbc:firebirdsql://127.0.0.1/test --time 10m",
            "  panoptes fuzz --target h2 --time 5m --json | jq 'select(.event == \"finding\")'"
        })
public final class FuzzCommand implements Callable<Integer> {
    private static final int MOST_SUSPICIOUS = 12;
    private static final int MOST_NAMED = 10;
    /** Where there is a driver alone. */
    private static final List<String> NEEDED_AGAIN = List.of("--target", "--url");

    private static final List<String> OF_THE_PLAN = List.of(
            "--target",
            "--build",
            "--url",
            "--image",
            "--seed",
            "--shard",
            "--workers",
            "--oracles",
            "--library",
            "--snippets",
            "--symptoms",
            "--start",
            "--only",
            "--guidance",
            "--coverage",
            "--out");

    @Mixin
    private TargetArguments target = new TargetArguments();

    @Mixin
    private CampaignArguments arguments = new CampaignArguments();

    @Mixin
    private LearningArguments learning = new LearningArguments();

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "How long to run: 60s, 5m, 1h30m. 1 minute if neither this nor --cases is given.")
    private Optional<Duration> time;

    @Option(names = "--cases", paramLabel = "N", description = "How many test cases to draw, in place of --time.")
    private Optional<Long> cases;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where journal and findings go; by default below campaigns/.")
    private Optional<Path> out;

    @Option(
            names = "--resume",
            paramLabel = "DIR",
            description = "Go on with the campaign of this folder, as it was begun; --time or --cases may be changed.")
    private Optional<Path> resume;

    @Option(
            names = "--cluster",
            paramLabel = "MASTER",
            description =
                    "Run cases and triage on Apache Spark: spark://host:7077, k8s://..., local[4]. Needs the archive"
                            + " panoptes-cluster; see docs/cluster.md.")
    private Optional<String> cluster = Optional.empty();

    @Option(names = "--json", description = "Print events as JSON, one object a line.")
    private boolean json;

    @Option(
            names = "--page",
            paramLabel = "PORT",
            description = "Serve the report while it runs, at 127.0.0.1 alone; 0 for any port that is free.")
    private Optional<Integer> page = Optional.empty();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        return resume.isPresent() ? goOn(resume.get()) : begin();
    }

    private int begin() {
        try (Targets targets = target.open(this::note)) {
            Target found = named(targets);
            CampaignPlan plan = fresh(found, target.casesPerState(targets));
            Path folder = folder(plan);
            try (FolderLock lock = FolderLock.of(folder, "a campaign")) {
                return run(targets, found, plan, folder, CampaignHistory.NONE);
            }
        }
    }

    private int goOn(Path folder) {
        refuseWhatTheCampaignHas(folder);
        // A folder without a campaign gets no lock.
        Journal.read(folder);
        try (FolderLock lock = FolderLock.of(folder, "a campaign");
                Targets targets = target.isUnknown()
                        ? target.openAgain(folder.resolve(LearntOracles.PROFILE), this::note)
                        : new ReleasedTargets(this::note)) {
            CampaignHistory history = CampaignHistory.of(Journal.read(folder));
            CampaignPlan plan = resumed(history, folder);
            return run(targets, targets.find(plan.target(), plan.build()), plan, folder, history);
        }
    }

    /** These are in the journal; another value would be passed over without a word. */
    private void refuseWhatTheCampaignHas(Path folder) {
        OF_THE_PLAN.stream()
                .filter(option -> !(NEEDED_AGAIN.contains(option) && target.isUnknown()))
                .filter(option -> spec.commandLine().getParseResult().hasMatchedOption(option))
                .findFirst()
                .ifPresent(option -> {
                    throw new CannotRun(
                            "%s can't be given with --resume: the campaign in %s goes on as it was begun.%n  Leave it out, or begin another campaign without --resume."
                                    .formatted(option, folder));
                });
    }

    private void note(String note) {
        PrintWriter stderr = spec.commandLine().getErr();
        stderr.println("panoptes: " + note);
        stderr.flush();
    }

    private int run(Targets targets, Target found, CampaignPlan plan, Path folder, CampaignHistory history) {
        new TargetNotes().print(targets, found, spec.commandLine().getErr());
        PrintWriter stdout = spec.commandLine().getOut();
        List<Oracle> library =
                OracleFiles.load(plan.oracles(), spec.commandLine().getErr());
        List<Oracle> oracles =
                LearntOracles.of(targets, library, folder, LearntOracles.trying(Optional.empty()), this::note);
        FindingFolders findings = new FindingFolders(folder);
        KnownFindings known = new KnownFindings(findings.load());
        Learning learns = learning.learning(plan, folder, this::note);
        StandardSupplies supplies = new StandardSupplies(
                targets,
                found,
                plan,
                oracles,
                findings,
                known,
                TriageLimits.QUICK,
                plan.time().map(FuzzCommand::grace).orElse(Duration.ofMinutes(10)),
                learns.adaptingTo(targets, found));
        supplies.leftOut().forEach(part -> note("not used: " + part));
        supplies.noteOnSnippets().ifPresent(note -> spec.commandLine().getErr().println(note));
        CampaignFacts facts = new CampaignFacts(PanoptesVersion.text(), plan, folder, Instant.now());
        FollowedCampaign followed = new FollowedCampaign(facts, findings, history, printer(stdout));
        ClusterConnection machines = ClusterConnection.to(cluster, this::note);
        CampaignPlan running = machines.plan(plan);
        Campaign campaign =
                new Campaign(running, folder, history, machines.supplies(supplies, running, known, findings), followed);
        AtomicBoolean stopped = new AtomicBoolean();
        try (machines;
                Interruption interruption = Interruption.stopping(() -> {
                    stopped.set(true);
                    campaign.stop();
                });
                FollowedCampaign.Served ignored = followed.serve(page, this::note)) {
            Optional<TargetException> lost = run(campaign);
            CampaignProgress progress = campaign.progress();
            CampaignEnd end = new CampaignEnd(
                    progress, findings.load(), campaign.open(), early(campaign, plan, lost, stopped.get()));
            int exitCode = end.status().exitCode();
            if (!json) {
                CampaignSummary.print(
                        stdout, plan, folder, end, supplies.feedback().gain(), stopped.get());
                supplies.snippetFigures()
                        .ifPresent(figures -> stdout.printf(
                                "%,d stored snippets were run: %,d reached plans that were new, %,d were set aside,"
                                        + " for most of their cases were inconclusive%n",
                                figures.ran(), figures.reachedNewPlans(), figures.setAside()));
                supplies.seedFigures().ifPresent(figures -> stdout.println(figures.text()));
                print(stdout, supplies.suspiciousSnippets());
            }
            untriaged(campaign, folder);
            lost.ifPresent(reason -> note(
                    "the campaign ended early. %s%n  What was found up to here is kept; go on with: panoptes fuzz --resume %s"
                            .formatted(reason.getMessage(), folder)));
            stdout.flush();
            followed.report(end, arguments.audience(), this::note);
            interruption.ended(exitCode);
            return exitCode;
        }
    }

    /** Why it ended early, where the target was lost after cases had been run. */
    private static Optional<TargetException> run(Campaign campaign) {
        try {
            campaign.run();
            return Optional.empty();
        } catch (TargetException lost) {
            if (campaign.progress().cases() == 0) {
                throw lost;
            }
            return Optional.of(lost);
        }
    }

    /** Why it ended before all was done; empty where it did not. */
    private static String early(Campaign campaign, CampaignPlan plan, Optional<TargetException> lost, boolean stopped) {
        if (lost.isPresent()) {
            return String.valueOf(lost.get().getMessage());
        }
        if (stopped) {
            return "it was stopped by a signal";
        }
        if (!campaign.untriaged().isEmpty()) {
            return "errors of Panoptes itself left %d suspects"
                    .formatted(campaign.untriaged().size());
        }
        if (campaign.progress().cases() == 0) {
            return plan.time().isPresent() ? "the time was up before the first case" : "no case could be run";
        }
        return campaign.stalled().orElse("");
    }

    private void untriaged(Campaign campaign, Path folder) {
        SortedSet<Long> cases = campaign.untriaged();
        if (!cases.isEmpty()) {
            PrintWriter stderr = spec.commandLine().getErr();
            stderr.printf(
                    "panoptes: %d suspects could not be triaged, by errors of Panoptes itself: cases %s of %s.%n",
                    cases.size(),
                    cases.stream().limit(MOST_NAMED).map(String::valueOf).collect(Collectors.joining(", ")),
                    folder.resolve(Journal.FILE));
            stderr.flush();
        }
    }

    private static void print(PrintWriter stdout, List<ValidationResult.Refused> suspicious) {
        if (!suspicious.isEmpty()) {
            stdout.printf("%d stored snippets may show bugs by themselves when they are tried:%n", suspicious.size());
            suspicious.stream().limit(MOST_SUSPICIOUS).forEach(refused -> stdout.println("  " + refused.told()));
        }
    }

    private EventPrinter printer(PrintWriter stdout) {
        return json ? new JsonLines(stdout) : Terminal.isThere() ? new StatusScreen(stdout) : new PlainLines(stdout);
    }

    private CampaignPlan resumed(CampaignHistory history, Path folder) {
        CampaignPlan plan = history.plan()
                .orElseThrow(() ->
                        new CannotRun("the journal in %s is empty: there is nothing to go on with.".formatted(folder)));
        if (!history.merged().isEmpty()) {
            throw new CannotRun(
                    "%s holds shards that were merged, which draw no further cases.%n  Resume the shards and merge them anew, or triage what is open: panoptes triage %s"
                            .formatted(folder, folder));
        }
        CampaignPlan timed = time.map(plan::withTime).orElse(plan);
        return cases.map(timed::withCases)
                .orElse(timed)
                .withWorkers(WorkerLimit.ofThisMachine()
                        .of(plan.workers(), spec.commandLine().getErr()));
    }

    private Target named(Targets targets) {
        if (cases.filter(count -> count < 1).isPresent()) {
            throw new CannotRun("--cases must be at least 1.");
        }
        return target.find(targets);
    }

    private CampaignPlan fresh(Target found, Optional<Integer> casesPerState) {
        Optional<Duration> given = cases.isPresent() ? time : Optional.of(time.orElse(Duration.ofMinutes(1)));
        return arguments
                .plan(target, found, given, cases, spec.commandLine().getErr())
                .ledBy(learning.guidance())
                .sharingStates(casesPerState);
    }

    /** The folder that the user chose, or one of the campaign's own that is not there yet. */
    private Path folder(CampaignPlan plan) {
        if (out.isPresent()) {
            if (Files.exists(out.get().resolve(Journal.FILE))) {
                throw new CannotRun(
                        "%s already holds a campaign.%n  Go on with it (--resume %s), or choose another folder with --out."
                                .formatted(out.get(), out.get()));
            }
            return out.get();
        }
        String part = plan.shard()
                .map(one -> "-shard%d-of-%d".formatted(one.number(), one.of()))
                .orElse("");
        String name = "%s-seed%d%s".formatted(plan.target().replaceAll("[^\\w.-]+", "-"), plan.seed(), part);
        Path folder = Path.of("campaigns", name);
        for (int i = 2; Files.exists(folder); i++) {
            folder = Path.of("campaigns", name + "-" + i);
        }
        return folder;
    }

    /** What was found late is still worth a while. */
    private static Duration grace(Duration time) {
        Duration share = time.dividedBy(5);
        Duration least = Duration.ofSeconds(12);
        Duration most = Duration.ofMinutes(10);
        return share.compareTo(least) < 0 ? least : share.compareTo(most) > 0 ? most : share;
    }
}
