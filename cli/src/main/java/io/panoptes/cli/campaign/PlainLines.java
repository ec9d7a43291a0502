package io.panoptes.cli.campaign;

import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.cli.terminal.ProgressText;
import io.panoptes.triage.TriageResult;
import java.io.PrintWriter;

/** Lines for where there is no terminal: a log, a pipe. */
public final class PlainLines implements EventPrinter {
    private static final long EVERY_MILLIS = 5_000;

    private final PrintWriter out;
    private long lastMillis;
    private long lastCases;

    public PlainLines(PrintWriter out) {
        this.out = out;
    }

    @Override
    public synchronized void accept(CampaignEvent event) {
        switch (event) {
            case CampaignEvent.Started started ->
                out.printf(
                        "%s, seed %d, %d oracles, writing to %s%s%n",
                        started.plan().target(),
                        started.plan().seed(),
                        started.oracles(),
                        started.folder(),
                        started.firstIndex() > 0 ? ", going on at case " + started.firstIndex() : "");
            case CampaignEvent.Progressed(var progress) -> progress(progress);
            case CampaignEvent.Spread ignored -> {}
            case CampaignEvent.Suspected ignored -> {}
            case CampaignEvent.Examined ignored -> {}
            case CampaignEvent.Triaged triaged -> {
                if (triaged.result() instanceof TriageResult.Reported(var id, var folder)) {
                    String title =
                            triaged.finding().map(finding -> finding.title()).orElse("");
                    out.printf("finding %s: %s (%s)%n", id, title, folder);
                }
            }
            case CampaignEvent.Noted(var message) -> out.println(message);
            case CampaignEvent.Ended ignored -> {}
        }
        out.flush();
    }

    private void progress(CampaignProgress progress) {
        long millis = progress.elapsedMillis() - lastMillis;
        if (millis < EVERY_MILLIS) {
            return;
        }
        double now = (progress.cases() - lastCases) * 1000.0 / millis;
        out.println(ProgressText.line(progress, now));
        lastMillis = progress.elapsedMillis();
        lastCases = progress.cases();
    }
}
