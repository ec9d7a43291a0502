package io.panoptes.cli.oracles;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.discovery.ranking.OraclePlans;
import io.panoptes.discovery.ranking.OracleRanking;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.OracleWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Writes oracles to a file. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = "Writes oracles to a file, an oracle a line; packed where its name ends in .gz.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes oracles export --out all.jsonl",
            "  panoptes oracles export --kind rewrite --rank-on duckdb --top 100 --out best.jsonl",
            "  panoptes oracles export --rank-on duckdb --found-in campaigns/* --out ranked.jsonl"
        })
final class ExportOraclesCommand implements Callable<Integer> {
    @Option(
            names = "--oracles",
            paramLabel = "FILE",
            arity = "1..*",
            description = "Files of oracles in place of the shipped library.")
    private List<Path> files = List.of();

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Where to write them.")
    private Path out = Path.of("");

    @Option(names = "--kind", paramLabel = "KIND", description = "Only those from there: paper, rewrite, ...")
    private Optional<String> kind;

    @Option(
            names = "--rank-on",
            paramLabel = "NAME:VERSION",
            description =
                    "The most valuable first: by the plans that this DBMS makes for the two sides, and by --found-in.")
    private Optional<String> rankOn;

    @Option(
            names = "--found-in",
            paramLabel = "DIR",
            arity = "1..*",
            description = "Folders of campaigns: what an oracle found there adds to its worth.")
    private List<Path> campaigns = List.of();

    @Option(names = "--top", paramLabel = "N", description = "The first N.")
    private Optional<Integer> top;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter stdout = spec.commandLine().getOut();
        if (top.filter(count -> count < 1).isPresent()) {
            throw new CannotRun("--top must be at least 1.");
        }
        List<Oracle> wanted = ofKind(OracleFiles.load(files, spec.commandLine().getErr()));
        List<Oracle> ranked = rankOn.map(name -> ranked(wanted, name)).orElse(wanted);
        List<Oracle> chosen = ranked.subList(0, Math.min(ranked.size(), top.orElse(Integer.MAX_VALUE)));
        try (OutputStream file = open()) {
            for (Oracle oracle : chosen) {
                file.write((OracleWriter.write(oracle) + "\n").getBytes(StandardCharsets.UTF_8));
            }
        }
        stdout.printf("%d oracles in %s%n", chosen.size(), out);
        stdout.flush();
        return ExitCode.NOTHING_FOUND;
    }

    private List<Oracle> ofKind(List<Oracle> oracles) {
        if (kind.isEmpty()) {
            return oracles;
        }
        List<Oracle> wanted = oracles.stream()
                .filter(oracle -> oracle.origin().kind().equals(kind.get()))
                .toList();
        if (wanted.isEmpty()) {
            throw new CannotRun("no oracle is of the kind %s.%n  There are %s."
                    .formatted(
                            kind.get(),
                            oracles.stream()
                                    .map(oracle -> oracle.origin().kind())
                                    .distinct()
                                    .sorted()
                                    .collect(Collectors.joining(", "))));
        }
        return wanted;
    }

    private OutputStream open() throws IOException {
        OutputStream file = Files.newOutputStream(out);
        return out.toString().endsWith(".gz") ? new GZIPOutputStream(file) : file;
    }

    private List<Oracle> ranked(List<Oracle> oracles, String name) {
        Map<String, OraclePlans> plans = new HashMap<>();
        try (Targets targets = new ReleasedTargets()) {
            Target target = targets.find(name, Optional.empty());
            try (Instance instance = targets.open(target)) {
                for (Oracle oracle : oracles) {
                    OraclePlans.of(oracle, instance, targets.profile(target))
                            .ifPresent(pair -> plans.put(oracle.id(), pair));
                }
            }
        }
        return new OracleRanking()
                .rank(oracles, plans, findings()).stream()
                        .map(OracleRanking.Ranked::oracle)
                        .toList();
    }

    private Map<String, Integer> findings() {
        Map<String, Integer> findings = new HashMap<>();
        for (Path campaign : campaigns) {
            if (!Files.isDirectory(campaign)) {
                throw new CannotRun("%s is no folder of a campaign.".formatted(campaign));
            }
            new FindingFolders(campaign)
                    .load()
                    .forEach(finding ->
                            findings.merge(finding.original().oracle().id(), 1, Integer::sum));
        }
        return findings;
    }
}
