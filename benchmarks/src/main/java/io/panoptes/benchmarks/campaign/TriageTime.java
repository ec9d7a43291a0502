package io.panoptes.benchmarks.campaign;

import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.Journal;
import io.panoptes.campaign.wiring.StandardSupplies;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.Triage;
import io.panoptes.triage.TriageLimits;
import io.panoptes.triage.TriageResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Measures triage: triages the suspects of a campaign's journal again, one after another and beside nothing else, and prints the
 * result and the time of each. The findings go to a temporary folder, whose name it prints.
 *
 * <p>Arguments: the folder of the campaign, and the number of suspects; all if absent.
 */
public final class TriageTime {
    private TriageTime() {}

    public static void main(String[] arguments) throws IOException {
        CampaignHistory history = CampaignHistory.of(Journal.read(Path.of(arguments[0])));
        long most = arguments.length < 2 ? Long.MAX_VALUE : Long.parseLong(arguments[1]);
        CampaignPlan plan = history.plan().orElseThrow();
        Path folder = Files.createTempDirectory("panoptes-triage");
        long start = System.nanoTime();
        try (Targets targets = new ReleasedTargets();
                Triage triage = triage(targets, plan, folder)) {
            for (Suspect suspect :
                    history.suspects().values().stream().limit(most).toList()) {
                long from = System.nanoTime();
                TriageResult result =
                        triage.triage(suspect, step -> {}).orElseThrow().result();
                System.out.printf(
                        "%6d ms  case %-6d %s%n",
                        millisSince(from), suspect.testCase().index(), result);
            }
        }
        System.out.printf("%6d ms  in all; the findings are in %s%n", millisSince(start), folder);
    }

    private static Triage triage(Targets targets, CampaignPlan plan, Path folder) {
        Target target = targets.find(plan.target(), plan.build());
        return new StandardSupplies(
                        targets,
                        target,
                        plan,
                        List.of(),
                        new FindingFolders(folder),
                        new KnownFindings(List.of()),
                        TriageLimits.QUICK,
                        Duration.ZERO)
                .newTriage();
    }

    private static long millisSince(long nanos) {
        return (System.nanoTime() - nanos) / 1_000_000;
    }
}
