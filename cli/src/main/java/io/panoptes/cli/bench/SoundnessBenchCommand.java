package io.panoptes.cli.bench;

import io.panoptes.campaign.Campaign;
import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.Journal;
import io.panoptes.campaign.wiring.StandardSupplies;
import io.panoptes.cli.campaign.PlainLines;
import io.panoptes.cli.oracles.OracleFiles;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.corpus.SnippetSource;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.TriageLimits;
import io.panoptes.triage.TriageResult;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Looks for false alarms where there should be nothing to find. */
@Command(
        name = "soundness",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Fills proven oracles on versions with few known bugs, and reports every pair that disagreed or broke"
                    + " the DBMS what became of it.",
            "What is left as a finding is a bug of the DBMS, or a false alarm of ours. The same command resumes where"
                    + " it was cut off."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:no finding", "1:findings, each to be checked", "2:could not run"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes bench soundness --fillings 100000",
            "  panoptes bench soundness --target sqlite:3.54.1.0,h2:2.5.252 --fillings 50000 --seed 7 --snippets corpus"
        })
final class SoundnessBenchCommand implements Callable<Integer> {
    @Option(
            names = "--target",
            split = ",",
            paramLabel = "NAME:VERSION",
            defaultValue = "sqlite:3.54.1.0,duckdb:2.0.0.1,h2:2.5.252",
            description = "One after the other; ${DEFAULT-VALUE} if absent.")
    private List<String> targets = List.of();

    @Option(
            names = "--fillings",
            paramLabel = "N",
            defaultValue = "20000",
            description = "How many on each; ${DEFAULT-VALUE} if absent.")
    private long fillings;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "Of every campaign; 1 if absent.")
    private long seed;

    @Option(
            names = "--snippets",
            paramLabel = "SOURCE",
            defaultValue = "BOTH",
            description = "What fills the placeholders, as for fuzz: ${COMPLETION-CANDIDATES}.")
    private SnippetSource snippets = SnippetSource.BOTH;

    @Option(names = "--out", paramLabel = "DIR", description = "Where the campaigns go; below campaigns/ if absent.")
    private Optional<Path> out = Optional.empty();

    @Spec
    private CommandSpec spec;

    private volatile boolean stopped;
    private volatile Optional<Campaign> running = Optional.empty();

    @Override
    public Integer call() {
        if (fillings < 1) {
            throw new CannotRun("--fillings must be at least 1.");
        }
        Path folder = out.orElseGet(() -> Path.of("campaigns", "soundness-seed" + seed));
        var all = new ArrayList<CampaignProgress>();
        try (Targets known = new ReleasedTargets();
                Interruption interruption = Interruption.stopping(this::stop)) {
            List<Oracle> oracles =
                    OracleFiles.load(List.of(), spec.commandLine().getErr());
            List<Target> chosen = targets.stream()
                    .map(name -> known.find(name, Optional.empty()))
                    .toList();
            for (Target target : chosen) {
                if (!stopped) {
                    Path own = folder.resolve(target.dbms() + "-" + target.version());
                    all.add(run(known, target, oracles, own));
                }
            }
            printSum(spec.commandLine().getOut(), all);
            boolean found = all.stream().anyMatch(progress -> progress.findingCount() > 0);
            int exitCode = found ? ExitCode.FINDINGS : ExitCode.NOTHING_FOUND;
            interruption.ended(exitCode);
            return exitCode;
        }
    }

    private void printSum(PrintWriter out, List<CampaignProgress> all) {
        out.printf(
                Locale.ROOT,
                "in all: %,d fillings, %,d of them with stored snippets; %,d disagreed or broke the DBMS%s%n",
                all.stream().mapToLong(CampaignProgress::cases).sum(),
                all.stream().mapToLong(CampaignProgress::stored).sum(),
                all.stream().mapToLong(CampaignProgress::suspects).sum(),
                stopped ? "; stopped before the end, the same command resumes" : "");
        out.flush();
    }

    private void stop() {
        stopped = true;
        running.ifPresent(Campaign::stop);
    }

    private CampaignProgress run(Targets known, Target target, List<Oracle> oracles, Path own) {
        CampaignHistory history =
                Files.exists(own.resolve(Journal.FILE)) ? CampaignHistory.of(Journal.read(own)) : CampaignHistory.NONE;
        FindingFolders findings = new FindingFolders(own);
        CampaignPlan plan = new CampaignPlan(
                target.toString(),
                Optional.empty(),
                seed,
                Optional.empty(),
                Optional.of(fillings),
                1,
                List.of(),
                Optional.of(snippets));
        StandardSupplies supplies = new StandardSupplies(
                known,
                target,
                plan,
                oracles,
                findings,
                new KnownFindings(findings.load()),
                TriageLimits.QUICK,
                Duration.ofMinutes(10));
        PrintWriter stdout = spec.commandLine().getOut();
        supplies.noteOnSnippets().ifPresent(note -> spec.commandLine().getErr().println(note));
        Campaign campaign = new Campaign(plan, own, history, supplies, new PlainLines(stdout));
        running = Optional.of(campaign);
        CampaignProgress progress = campaign.run();
        running = Optional.empty();
        print(stdout, target, progress, CampaignHistory.of(Journal.read(own)));
        return progress;
    }

    private static void print(PrintWriter out, Target target, CampaignProgress progress, CampaignHistory history) {
        out.printf(
                Locale.ROOT,
                "%s: %,d fillings, %,d of them with stored snippets, %.1f%% valid, of %d oracles; %d disagreed or"
                        + " broke the DBMS, %d findings%n",
                target,
                progress.cases(),
                progress.stored(),
                100 * progress.validShare(),
                progress.oraclesTried(),
                progress.suspects(),
                progress.findingCount());
        history.suspects().forEach((index, suspect) -> {
            TriageResult became = history.results().get(index);
            out.printf(
                    "  case %d, %s, %s: %s%n",
                    index,
                    suspect.testCase().oracle().id(),
                    said(suspect),
                    became == null ? "not triaged yet" : words(became));
        });
        out.flush();
    }

    private static String said(Suspect suspect) {
        return suspect.symptom().kind().word();
    }

    private static String words(TriageResult settlement) {
        return switch (settlement) {
            case TriageResult.Reported(var finding, var ignored) -> "finding " + finding;
            case TriageResult.Repeated(var finding) -> "finding " + finding + " again";
            case TriageResult.Known(var bug) -> "known as " + bug;
            case TriageResult.Dismissed(var reason) -> reason;
        };
    }
}
