package io.panoptes.benchmarks.campaign;

import io.panoptes.corpus.SnippetSource;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.instantiation.campaign.CampaignHistory;
import io.panoptes.instantiation.campaign.CampaignPlan;
import io.panoptes.instantiation.campaign.Journal;
import io.panoptes.instantiation.campaign.JournalEntry.Candidate;
import io.panoptes.instantiation.campaign.Settlement;
import io.panoptes.instantiation.campaign.Settler;
import io.panoptes.instantiation.triage.SettlingLimits;
import io.panoptes.instantiation.wiring.StandardSupplies;
import io.panoptes.reporting.FindingFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Looks into all candidates of a campaign's journal anew, in their order, with nothing else going on, and prints what became of
 * each and how long it took. The findings go to a folder of their own.
 *
 * <p>Arguments: the folder of the campaign, and how many candidates, all if absent.
 */
public final class SettlingTime {
    private SettlingTime() {}

    public static void main(String[] arguments) throws IOException {
        CampaignHistory history = CampaignHistory.of(Journal.read(Path.of(arguments[0])));
        long most = arguments.length < 2 ? Long.MAX_VALUE : Long.parseLong(arguments[1]);
        CampaignPlan plan = history.plan().orElseThrow();
        Path folder = Files.createTempDirectory("panoptes-settling");
        long start = System.nanoTime();
        try (Targets targets = new ReleasedTargets();
                Settler settler = settler(targets, plan, folder)) {
            for (Candidate candidate :
                    history.candidates().values().stream().limit(most).toList()) {
                long from = System.nanoTime();
                Settlement settlement = settler.settle(candidate, step -> {}).settlement();
                System.out.printf(
                        "%6d ms  case %-6d %s%n",
                        millisSince(from), candidate.testCase().index(), settlement);
            }
        }
        System.out.printf("%6d ms  in all; the findings are in %s%n", millisSince(start), folder);
    }

    private static Settler settler(Targets targets, CampaignPlan plan, Path folder) {
        Target target = targets.find(plan.target(), plan.build());
        return new StandardSupplies(
                        targets,
                        target,
                        plan.seed(),
                        List.of(),
                        new FindingFolders(folder),
                        List.of(),
                        SettlingLimits.QUICK,
                        Duration.ZERO,
                        SnippetSource.GRAMMAR)
                .newSettler();
    }

    private static long millisSince(long nanos) {
        return (System.nanoTime() - nanos) / 1_000_000;
    }
}
