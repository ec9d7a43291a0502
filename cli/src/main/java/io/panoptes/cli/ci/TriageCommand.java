package io.panoptes.cli.ci;

import io.panoptes.campaign.Campaign;
import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.Journal;
import io.panoptes.campaign.baseline.Baseline;
import io.panoptes.campaign.baseline.BaselineEntry;
import io.panoptes.campaign.ci.Untriaged;
import io.panoptes.campaign.wiring.StandardSupplies;
import io.panoptes.cli.campaign.PlainLines;
import io.panoptes.cli.campaign.UntriagedLines;
import io.panoptes.cli.oracles.OracleFiles;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.cli.terminal.DurationConverter;
import io.panoptes.cli.terminal.ExitCode;
import io.panoptes.cli.terminal.Interruption;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.process.FolderLock;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.TriageLimits;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Goes on with the triage of a campaign, without further cases. */
@Command(
        name = "triage",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Triages the suspects that a campaign or a CI run left open; no further cases are drawn.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:none of them is a new bug",
            "1:findings, or suspects that are still open when the time is up or at a signal, each named",
            ExitCode.HELP_2
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  panoptes triage panoptes-out                     all that are open",
            "  panoptes triage panoptes-out --case 4711 --time 30m"
        })
public final class TriageCommand implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", description = "The folder of a campaign or of a CI run.")
    private Path folder = Path.of(".");

    @Option(names = "--case", paramLabel = "N", description = "Only the suspect of this case; may be repeated.")
    private List<Long> cases = List.of();

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = DurationConverter.class,
            defaultValue = "10m",
            description = "How long to go on at most; 10 minutes if absent.")
    private Duration time = Duration.ofMinutes(10);

    @Option(names = "--baseline", paramLabel = "FILE", description = "Known bugs: they are not reported.")
    private Optional<Path> baseline = Optional.empty();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        // A folder without a campaign gets no lock.
        Journal.read(folder);
        try (FolderLock ignored = FolderLock.of(folder, "a campaign");
                Targets targets = new ReleasedTargets()) {
            CampaignHistory history = chosen(CampaignHistory.of(Journal.read(folder)));
            CampaignPlan plan =
                    history.plan().orElseThrow(() -> new CannotRun("the journal in %s is empty.".formatted(folder)));
            return triage(targets, plan, history);
        }
    }

    private int triage(Targets targets, CampaignPlan plan, CampaignHistory history) {
        PrintWriter out = spec.commandLine().getOut();
        FindingFolders findings = new FindingFolders(folder);
        List<BaselineEntry> known =
                baseline.map(Baseline::read).orElse(Baseline.EMPTY).bugs();
        StandardSupplies supplies = new StandardSupplies(
                targets,
                targets.find(plan.target(), plan.build()),
                plan,
                OracleFiles.load(plan.oracles(), spec.commandLine().getErr()),
                findings,
                new KnownFindings(findings.load(), known),
                TriageLimits.QUICK,
                time);
        Campaign campaign = new Campaign(withoutCases(plan), folder, history, supplies, new PlainLines(out));
        long before = findings.load().size();
        try (Interruption interruption = Interruption.stopping(campaign::stop)) {
            campaign.run();
            long added = findings.load().size() - before;
            List<Suspect> open = campaign.open();
            out.printf(
                    "%d suspects triaged, %d new findings, %d still open%n",
                    history.open().size() - open.size(), added, open.size());
            UntriagedLines.print(
                    out,
                    open.stream().map(suspect -> Untriaged.of(suspect, folder)).toList());
            out.flush();
            int exitCode = added > 0 || !open.isEmpty() ? ExitCode.FINDINGS : ExitCode.NOTHING_FOUND;
            interruption.ended(exitCode);
            return exitCode;
        }
    }

    private static CampaignPlan withoutCases(CampaignPlan plan) {
        return plan.withTime(Duration.ZERO).withWorkers(1);
    }

    /** With those suspects alone that are to be triaged. */
    private CampaignHistory chosen(CampaignHistory history) {
        if (cases.isEmpty()) {
            return history;
        }
        Set<Long> unknown = new TreeSet<>(cases);
        unknown.removeAll(history.suspects().keySet());
        if (!unknown.isEmpty()) {
            throw new CannotRun("case %s is no suspect of the campaign in %s."
                    .formatted(unknown.iterator().next(), folder));
        }
        return history.withOnly(Set.copyOf(cases));
    }
}
