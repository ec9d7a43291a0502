package io.panoptes.cli.campaign;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.ci.Untriaged;
import io.panoptes.cli.terminal.ProgressText;
import io.panoptes.instantiation.choice.ChoiceGain;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.reporting.model.CampaignEnd;
import io.panoptes.triage.finding.Finding;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

/** What is said at the end of a campaign. */
final class CampaignSummary {
    private CampaignSummary() {}

    /** @param stopped by Ctrl-C or a signal, before its time or its cases were up */
    static void print(
            PrintWriter out, CampaignPlan plan, Path folder, CampaignEnd end, ChoiceGain gain, boolean stopped) {
        CampaignProgress progress = end.progress();
        List<Finding> findings = end.findings();
        out.println();
        out.printf(
                "%s, seed %d: %,d cases in %s (%.0f/s), %.1f%% valid, %d oracles, %,d plans, %.0f%% of the time inside the DBMS%n",
                plan.target(),
                plan.seed(),
                progress.cases(),
                ProgressText.time(progress.elapsedMillis()),
                progress.casesPerSecond(),
                100 * progress.validShare(),
                progress.oraclesTried(),
                progress.planShapes(),
                100 * progress.insideShare());
        if (gain.isKnown()) {
            out.printf(
                    "oracles chosen by what they had shown gave %.1f new plans and %.1f suspicious cases per 1,000, others %.1f and %.1f (%+.0f%%)%n",
                    gain.learned().plansOfAThousand(),
                    gain.learned().suspicionsOfAThousand(),
                    gain.plain().plansOfAThousand(),
                    gain.plain().suspicionsOfAThousand(),
                    100 * gain.share());
        }
        out.printf(
                "%d findings; of %,d suspects %,d were repeats of them, %,d did not hold up, %,d were not triaged%n",
                findings.size(), progress.suspects(), progress.repeated(), progress.dismissed(), progress.open());
        if (progress.passedOver() > 0) {
            out.printf("%,d more suspects were not kept: too many like them were waiting%n", progress.passedOver());
        }
        for (Finding finding : findings) {
            out.printf(
                    "  %-4s %s%n       %s%n",
                    finding.id(),
                    finding.title(),
                    folder.resolve(FindingFolders.FOLDER).resolve(finding.id()).resolve(FindingFolders.REPORT));
        }
        UntriagedLines.print(
                out,
                end.untriaged().stream()
                        .map(suspect -> Untriaged.of(suspect, folder))
                        .toList());
        if (stopped) {
            out.printf("It was stopped before its end. To go on: panoptes fuzz --resume %s%n", folder);
        } else if (!end.untriaged().isEmpty()) {
            out.printf("To triage what is left: panoptes triage %s%n", folder);
        }
        out.flush();
    }
}
