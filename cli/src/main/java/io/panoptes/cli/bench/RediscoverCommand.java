package io.panoptes.cli.bench;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.panoptes.benchmarks.rediscovery.BugRow;
import io.panoptes.benchmarks.rediscovery.CollectingSupplies;
import io.panoptes.benchmarks.rediscovery.KnownBug;
import io.panoptes.benchmarks.rediscovery.KnownBugFile;
import io.panoptes.benchmarks.rediscovery.Rediscovery;
import io.panoptes.benchmarks.rediscovery.VersionSuspect;
import io.panoptes.campaign.Campaign;
import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.Journal;
import io.panoptes.campaign.wiring.StandardSupplies;
import io.panoptes.cli.campaign.CampaignTable;
import io.panoptes.cli.oracles.OracleFiles;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.cli.terminal.ProgressText;
import io.panoptes.cli.terminal.WorkerLimit;
import io.panoptes.corpus.SnippetSource;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.TriageLimits;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingStore;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Looks for known bugs as if they were not known. */
@Command(
        name = "rediscover",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Runs a campaign on each of a few versions that together have all known bugs of a file, and says which"
                    + " were found again. A finding is a bug when it shows on exactly the tested versions on which that"
                    + " bug is there; of several, the one that is made of the same constructs."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes bench rediscover --file bugs.jsonl --time 5m --json found.jsonl",
            "  panoptes bench rediscover --file bugs.jsonl --time 60s --dbms duckdb,h2 --json found.jsonl",
            "  panoptes bench rediscover --file bugs.jsonl --time 60s --resume campaigns/rediscovery-20260101-120000"
        })
final class RediscoverCommand implements Callable<Integer> {
    @Option(names = "--file", required = true, paramLabel = "FILE", description = "Known bugs, one JSON object a line.")
    private Path file;

    @Option(
            names = "--time",
            required = true,
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "For each version on average, more where more bugs are sought: 60s, 5m, 1h.")
    private Duration time;

    @Option(names = "--json", paramLabel = "OUT", description = "Write a JSON line for each bug to this file.")
    private Optional<Path> json;

    @Option(names = "--dbms", split = ",", paramLabel = "NAME", description = "Only the bugs of these DBMSs.")
    private Set<String> dbms = Set.of();

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "Of every campaign; 1 if absent.")
    private long seed;

    @Option(names = "--workers", paramLabel = "N", defaultValue = "1", description = "How many databases at a time.")
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
            defaultValue = "both",
            description =
                    "What fills the placeholders: the stored corpus (corpus), a plain grammar (grammar), or both, the"
                            + " default. Where the version is new to the corpus, it is tried meanwhile.")
    private SnippetSource snippets = SnippetSource.BOTH;

    @Option(
            names = "--resume",
            paramLabel = "DIR",
            description = "Go on in this folder: versions that are done there stay.")
    private Optional<Path> resume;

    @Option(names = "--out", paramLabel = "DIR", description = "Where the campaigns go; by default below campaigns/.")
    private Optional<Path> out;

    @Spec
    private CommandSpec spec;

    private volatile boolean stopped;
    private volatile Optional<Campaign> running = Optional.empty();

    @Override
    public Integer call() {
        workers = WorkerLimit.ofThisMachine().of(workers, spec.commandLine().getErr());
        PrintWriter stdout = spec.commandLine().getOut();
        List<KnownBug> bugs = KnownBugFile.read(file).stream()
                .filter(bug -> dbms.isEmpty() || dbms.contains(bug.dbms()))
                .toList();
        List<Oracle> oracles = OracleFiles.load(oracleFiles, spec.commandLine().getErr());
        Path folder = resume.or(() -> out)
                .orElseGet(() -> Path.of(
                        "campaigns",
                        "rediscovery-"
                                + DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").format(LocalDateTime.now())));
        if (resume.isEmpty() && Files.exists(folder)) {
            throw new CannotRun(
                    "%s is there already.%n  Go on with it (--resume %s), or choose another folder with --out."
                            .formatted(folder, folder));
        }
        try (Targets targets = new ReleasedTargets();
                Interruption interruption = Interruption.stopping(this::stop)) {
            say("in " + folder);
            Rediscovery rediscovery = new Rediscovery(
                    targets,
                    (target, share) -> campaign(targets, target, share, oracles, folder(folder, target)),
                    target -> new AbsoluteStore(folder(folder, target)),
                    folder,
                    this::say,
                    () -> stopped);
            Rediscovery.Result result =
                    rediscovery.run(bugs, time, so -> json.ifPresent(target -> write(target, so.rows())));
            print(stdout, result);
            CampaignTable.print(stdout, folder);
            json.ifPresent(target -> write(target, result.rows()));
            if (stopped) {
                say("interrupted; go on with --resume " + folder);
            }
            interruption.ended(ExitCode.NOTHING_FOUND);
        }
        return ExitCode.NOTHING_FOUND;
    }

    private static Path folder(Path folder, Target target) {
        return folder.resolve("%s-%s".formatted(target.dbms(), target.version()));
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().flush();
    }

    private void stop() {
        stopped = true;
        running.ifPresent(Campaign::stop);
    }

    /** Findings by the whole path of their folders. */
    private record AbsoluteStore(Path campaign) implements FindingStore {
        @Override
        public String save(Finding finding) {
            return campaign.resolve(new FindingFolders(campaign).save(finding)).toString();
        }
    }

    private List<VersionSuspect> campaign(
            Targets targets, Target target, Duration share, List<Oracle> oracles, Path own) {
        CampaignPlan plan = new CampaignPlan(
                target.toString(),
                Optional.empty(),
                seed,
                Optional.of(share),
                Optional.empty(),
                workers,
                oracleFiles,
                Optional.of(snippets));
        var supplies = new CollectingSupplies(new StandardSupplies(
                targets,
                target,
                plan,
                oracles,
                new FindingFolders(own),
                new KnownFindings(List.of()),
                TriageLimits.QUICK,
                Duration.ofSeconds(5)));
        // What an interrupted run left of this version is run anew.
        Journal.discard(own);
        var progress = new Progress();
        Campaign campaign = new Campaign(plan, own, CampaignHistory.NONE, supplies, progress);
        running = Optional.of(campaign);
        campaign.run();
        running = Optional.empty();
        return supplies.suspects();
    }

    /** Says how a campaign goes, every ten seconds. */
    private final class Progress implements Consumer<CampaignEvent> {
        private static final long EVERY_MILLIS = 10_000;
        private long next = EVERY_MILLIS;

        @Override
        public void accept(CampaignEvent event) {
            if (event instanceof CampaignEvent.Progressed(var now) && now.elapsedMillis() >= next) {
                next = now.elapsedMillis() + EVERY_MILLIS;
                say("  %s  %,d cases, %.0f/s, %.1f%% valid"
                        .formatted(
                                ProgressText.time(now.elapsedMillis()),
                                now.cases(),
                                now.casesPerSecond(),
                                100 * now.validShare()));
            }
        }
    }

    private static void print(PrintWriter stdout, Rediscovery.Result result) {
        List<BugRow> rows = result.rows();
        stdout.println();
        stdout.printf(
                "found again: %d of %d%n", rows.stream().filter(BugRow::found).count(), rows.size());
        rows.stream()
                .filter(BugRow::found)
                .forEach(row -> stdout.printf(
                        "  %-26s %-10s after %3d s, %s%s%n",
                        row.id(),
                        row.version(),
                        row.millis() / 1000,
                        row.finding(),
                        row.note().isEmpty() ? "" : " (" + row.note() + ")"));
        stdout.println("not found:");
        rows.stream()
                .filter(row -> !row.found())
                .collect(Collectors.groupingBy(
                        row -> row.version().isEmpty() ? row.note() : "on " + row.version() + ", " + row.note(),
                        TreeMap::new,
                        Collectors.toList()))
                .forEach((where, missed) -> stdout.printf(
                        "  %s: %s%n", where, missed.stream().map(BugRow::id).collect(Collectors.joining(", "))));
        stdout.printf("findings that are none of them: %d%n", result.unlisted().size());
        result.unlisted().forEach(bug -> stdout.printf("  %s: %s%n", bug.folder(), bug.title()));
        stdout.flush();
    }

    private static void write(Path target, List<BugRow> rows) {
        List<String> lines = rows.stream()
                .map(row -> {
                    var line = JsonNodeFactory.instance
                            .objectNode()
                            .put("id", row.id())
                            .put("version", row.version())
                            .put("found", row.found())
                            .put("finding", row.finding())
                            .put("millis", row.millis());
                    if (!row.note().isEmpty()) {
                        line.put("note", row.note());
                    }
                    return line.toString();
                })
                .toList();
        try {
            Files.write(target, lines);
        } catch (IOException exception) {
            throw new CannotRun("%s can't be written: %s".formatted(target, exception.getMessage()), exception);
        }
    }
}
