package io.panoptes.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.instantiation.campaign.Campaign;
import io.panoptes.instantiation.campaign.CampaignEvent;
import io.panoptes.instantiation.campaign.CampaignHistory;
import io.panoptes.instantiation.campaign.CampaignPlan;
import io.panoptes.instantiation.campaign.Settlement;
import io.panoptes.instantiation.rediscovery.BugRow;
import io.panoptes.instantiation.rediscovery.KnownBug;
import io.panoptes.instantiation.rediscovery.KnownBugFile;
import io.panoptes.instantiation.rediscovery.Rediscovery;
import io.panoptes.instantiation.rediscovery.TimedFinding;
import io.panoptes.instantiation.triage.OpenTargets;
import io.panoptes.instantiation.triage.SettlingLimits;
import io.panoptes.instantiation.triage.VersionProbe;
import io.panoptes.instantiation.wiring.StandardSupplies;
import io.panoptes.instantiation.wiring.TargetCaseWriter;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.sql.oracle.Oracle;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
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
            "Runs a campaign on each of a few versions that together have all known bugs of a file, and says which were found"
                    + " again. A finding is a bug when it shows on exactly the tested versions on which that bug is there."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes bench rediscover --file bugs.jsonl --time 5m --json found.jsonl",
            "  panoptes bench rediscover --file bugs.jsonl --time 60s --dbms duckdb,h2 --json found.jsonl"
        })
final class RediscoverCommand implements Callable<Integer> {
    @Option(names = "--file", required = true, paramLabel = "FILE", description = "Known bugs, one JSON object a line.")
    private Path file;

    @Option(
            names = "--time",
            required = true,
            paramLabel = "TIME",
            converter = DurationConverter.class,
            description = "For each version: 60s, 5m, 1h.")
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

    @Option(names = "--out", paramLabel = "DIR", description = "Where the campaigns go; by default below campaigns/.")
    private Optional<Path> out;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter stdout = spec.commandLine().getOut();
        List<KnownBug> bugs = KnownBugFile.read(file).stream()
                .filter(bug -> dbms.isEmpty() || dbms.contains(bug.dbms()))
                .toList();
        List<Oracle> oracles = OracleFiles.load(oracleFiles, spec.commandLine().getErr());
        Path folder = out.orElseGet(() -> Path.of(
                "campaigns",
                "rediscovery-" + DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").format(LocalDateTime.now())));
        try (Targets targets = new ReleasedTargets();
                OpenTargets open = new OpenTargets(targets, Duration.ofSeconds(10))) {
            Rediscovery rediscovery = new Rediscovery(
                    target -> campaign(targets, target, oracles, folder),
                    new VersionProbe(open, TargetCaseWriter::new),
                    line -> {
                        stdout.println(line);
                        stdout.flush();
                    });
            Rediscovery.Result result = rediscovery.run(bugs);
            print(stdout, result);
            json.ifPresent(target -> write(target, result.rows()));
        }
        return ExitCode.NOTHING_FOUND;
    }

    private List<TimedFinding> campaign(Targets targets, Target target, List<Oracle> oracles, Path folder) {
        Path own = folder.resolve("%s-%s".formatted(target.dbms(), target.version()));
        FindingFolders findings = new FindingFolders(own);
        StandardSupplies supplies = new StandardSupplies(
                targets, target, seed, oracles, findings, List.of(), SettlingLimits.QUICK, time.dividedBy(2));
        CampaignPlan plan = new CampaignPlan(
                target.toString(), Optional.empty(), seed, Optional.of(time), Optional.empty(), workers, oracleFiles);
        List<TimedFinding> found = new ArrayList<>();
        long start = System.nanoTime();
        new Campaign(plan, own, CampaignHistory.NONE, supplies, event -> {
                    if (event instanceof CampaignEvent.Settled settled
                            && settled.settlement() instanceof Settlement.Reported(var ignored, var below)) {
                        settled.finding()
                                .ifPresent(finding -> found.add(new TimedFinding(
                                        finding,
                                        own.resolve(below).toString(),
                                        (System.nanoTime() - start) / 1_000_000)));
                    }
                })
                .run();
        return List.copyOf(found);
    }

    private static void print(PrintWriter stdout, Rediscovery.Result result) {
        List<BugRow> rows = result.rows();
        stdout.println();
        stdout.printf(
                "found again: %d of %d%n", rows.stream().filter(BugRow::found).count(), rows.size());
        rows.stream()
                .filter(BugRow::found)
                .forEach(row -> stdout.printf(
                        "  %-24s %-12s after %d s, %s%n", row.id(), row.version(), row.millis() / 1000, row.finding()));
        stdout.println("not found:");
        rows.stream()
                .filter(row -> !row.found())
                .collect(Collectors.groupingBy(
                        row -> row.note().isEmpty() ? "on " + row.version() : row.note(), Collectors.toList()))
                .forEach((where, missed) -> stdout.printf(
                        "  %s: %s%n", where, missed.stream().map(BugRow::id).collect(Collectors.joining(", "))));
        stdout.printf("findings that are none of them: %d%n", result.unmatched().size());
        result.unmatched()
                .forEach(timed -> stdout.printf(
                        "  %s %s: %s%n",
                        timed.finding().target(), timed.finding().title(), timed.folder()));
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
