package io.panoptes.cli.campaign;

import io.panoptes.campaign.Campaign;
import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.CampaignLock;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.Journal;
import io.panoptes.campaign.wiring.StandardSupplies;
import io.panoptes.cli.oracles.OracleFiles;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.cli.terminal.TargetNotes;
import io.panoptes.cli.terminal.Terminal;
import io.panoptes.corpus.SnippetSource;
import io.panoptes.corpus.validation.Verdict;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.triage.TriageLimits;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs a campaign. */
@Command(
        name = "fuzz",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Runs test cases on a DBMS and keeps what it gets wrong as findings, each in a folder that can be handed on.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:nothing found",
            "1:findings",
            "2:could not run",
            "3:no finding, but the target was lost before the end, or suspects could not be triaged"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes fuzz --target duckdb:1.3.2.0 --time 60s",
            "  panoptes fuzz --target sqlite --cases 100000 --seed 7         the same campaign each time",
            "  panoptes fuzz --target duckdb --jar build/duckdb_jdbc.jar --time 1h --workers 4",
            "  panoptes fuzz --resume campaigns/duckdb-1.3.2.0-seed7         goes on after an interruption",
            "  panoptes fuzz --target postgresql --home /opt/pgsql --time 1h",
            "  panoptes fuzz --target postgresql --image my-registry/postgres:dev --time 1h",
            "  panoptes fuzz --target mysql --url 'jdbc:mysql://localhost/?user=me' --time 1h",
            "  panoptes fuzz --target h2 --time 5m --json | jq 'select(.event == \"finding\")'"
        })
public final class FuzzCommand implements Callable<Integer> {
    private static final int MOST_SUSPICIOUS = 12;
    private static final int MOST_NAMED = 10;
    private static final List<String> OF_THE_PLAN =
            List.of("--target", "--jar", "--url", "--image", "--seed", "--workers", "--oracles", "--snippets", "--out");

    @Option(
            names = "--target",
            paramLabel = "NAME:VERSION",
            defaultValue = "",
            description = "The DBMS; without a version its newest release. See: panoptes targets.")
    private String target;

    @Option(
            names = {"--jar", "--home"},
            paramLabel = "FILE",
            description =
                    "A jar or native library to test in place of a release; for a server, the folder that its build was installed to.")
    private Optional<Path> build;

    @Option(
            names = "--url",
            paramLabel = "ADDRESS",
            description =
                    "The JDBC address of a server to test, in a schema or database of our own there. Its password: PANOPTES_PASSWORD.")
    private Optional<String> url;

    @Option(
            names = "--image",
            paramLabel = "NAME",
            arity = "0..1",
            fallbackValue = "",
            description =
                    "Test a server in a container of this image; without a name, of the official one of the version.")
    private Optional<String> image;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The same seed gives the same test cases; one is drawn if absent.")
    private Optional<Long> seed;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "How long to run: 60s, 5m, 1h30m. 1 minute if neither this nor --cases is given.")
    private Optional<Duration> time;

    @Option(names = "--cases", paramLabel = "N", description = "How many test cases to draw, in place of --time.")
    private Optional<Long> cases;

    @Option(
            names = "--workers",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many databases at a time, at most 2 for each core; 1 if absent.")
    private int workers;

    @Option(
            names = "--oracles",
            paramLabel = "FILE",
            arity = "1..*",
            description = "Files of oracles in place of the library that is shipped.")
    private List<Path> oracleFiles = List.of();

    @Option(
            names = "--snippets",
            paramLabel = "SOURCE",
            description =
                    "What fills the placeholders: the stored corpus (corpus), a plain grammar (grammar), or both, the default. Where the version is new to the corpus, it is tried meanwhile.")
    private Optional<SnippetSource> snippets = Optional.empty();

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

    @Option(names = "--json", description = "Print events as JSON, one object a line.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        return resume.isPresent() ? goOn(resume.get()) : begin();
    }

    private int begin() {
        try (Targets targets = new ReleasedTargets(this::note)) {
            Target found = named(targets);
            CampaignPlan plan = fresh(found);
            Path folder = folder(plan);
            try (CampaignLock lock = CampaignLock.of(folder)) {
                return run(targets, found, plan, folder, CampaignHistory.NONE);
            }
        }
    }

    private int goOn(Path folder) {
        refuseWhatTheCampaignHas(folder);
        // A folder without a campaign gets no lock.
        Journal.read(folder);
        try (CampaignLock lock = CampaignLock.of(folder);
                Targets targets = new ReleasedTargets(this::note)) {
            CampaignHistory history = CampaignHistory.of(Journal.read(folder));
            CampaignPlan plan = resumed(history, folder);
            return run(targets, targets.find(plan.target(), plan.build()), plan, folder, history);
        }
    }

    /** These are in the journal; another value would be passed over without a word. */
    private void refuseWhatTheCampaignHas(Path folder) {
        OF_THE_PLAN.stream()
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
        List<Oracle> oracles =
                OracleFiles.load(plan.oracles(), spec.commandLine().getErr());
        FindingFolders findings = new FindingFolders(folder);
        StandardSupplies supplies = new StandardSupplies(
                targets,
                found,
                plan.seed(),
                oracles,
                findings,
                findings.load(),
                TriageLimits.QUICK,
                plan.time().map(FuzzCommand::grace).orElse(Duration.ofMinutes(10)),
                plan.snippets().orElse(SnippetSource.BOTH));
        supplies.noteOnSnippets().ifPresent(note -> spec.commandLine().getErr().println(note));
        Campaign campaign = new Campaign(plan, folder, history, supplies, printer(stdout));
        try (Interruption interruption = Interruption.stopping(campaign::stop)) {
            Optional<TargetException> lost = run(campaign);
            CampaignProgress progress = campaign.progress();
            int exitCode = progress.findingCount() > 0
                    ? ExitCode.FINDINGS
                    : lost.isPresent() ? ExitCode.OPEN : exitCode(progress, campaign);
            if (!json) {
                CampaignSummary.print(
                        stdout, plan, folder, progress, supplies.feedback().gain(), findings.load());
                supplies.snippetFigures()
                        .ifPresent(figures -> stdout.printf(
                                "%,d stored snippets were run: %,d reached plans that were new, %,d were set aside, for their cases said nothing%n",
                                figures.ran(), figures.reachedNewPlans(), figures.setAside()));
                print(stdout, supplies.suspiciousSnippets());
            }
            untriaged(campaign, folder);
            lost.ifPresent(reason -> note(
                    "the campaign ended early. %s%n  What was found up to here is kept; go on with: panoptes fuzz --resume %s"
                            .formatted(reason.getMessage(), folder)));
            stdout.flush();
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

    private static int exitCode(CampaignProgress progress, Campaign campaign) {
        if (progress.findingCount() > 0) {
            return ExitCode.FINDINGS;
        }
        // What an error of ours kept from being triaged may be a bug: that is no clean run.
        return campaign.untriaged().isEmpty() ? ExitCode.NOTHING_FOUND : ExitCode.OPEN;
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

    private static void print(PrintWriter stdout, List<Verdict.Refused> suspicious) {
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
        return new CampaignPlan(
                plan.target(),
                plan.build(),
                plan.seed(),
                time.or(plan::time),
                cases.or(plan::cases),
                WorkerLimit.ofThisMachine()
                        .of(plan.workers(), spec.commandLine().getErr()),
                plan.oracles(),
                plan.snippets());
    }

    private Target named(Targets targets) {
        if (target.isEmpty()) {
            throw new CannotRun(
                    "no target is given.%n  Name one with --target, such as --target duckdb:1.3.2.0; panoptes targets lists them."
                            .formatted());
        }
        if (workers < 1 || cases.filter(count -> count < 1).isPresent()) {
            throw new CannotRun("--workers and --cases must be at least 1.");
        }
        if (Stream.of(url, image, build).filter(Optional::isPresent).count() > 1) {
            throw new CannotRun("--url, --image and --home (or --jar) are three ways to a target; give one of them.");
        }
        String place = url.map(address -> "@" + address)
                .or(() -> image.map(name -> "@image:" + name))
                .orElse("");
        return targets.find(target + place, build);
    }

    private CampaignPlan fresh(Target found) {
        return new CampaignPlan(
                found.toString(),
                build.map(Path::toAbsolutePath),
                seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(1, 1_000_000)),
                cases.isPresent() ? time : Optional.of(time.orElse(Duration.ofMinutes(1))),
                cases,
                WorkerLimit.ofThisMachine().of(workers, spec.commandLine().getErr()),
                oracleFiles.stream().map(Path::toAbsolutePath).toList(),
                snippets);
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
        String name = "%s-seed%d".formatted(plan.target().replaceAll("[^\\w.-]+", "-"), plan.seed());
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
