package io.panoptes.cli.ci;

import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.ci.CiListener;
import io.panoptes.campaign.ci.CiOutcome;
import io.panoptes.campaign.ci.Regression;
import io.panoptes.campaign.ci.Regression.State;
import io.panoptes.campaign.ci.ReportedFinding;
import io.panoptes.cli.campaign.PlainLines;
import io.panoptes.cli.campaign.UntriagedLines;
import java.io.PrintWriter;
import java.util.function.Consumer;

/** The log of a CI job. */
final class CiProgress implements CiListener {
    private final PrintWriter out;
    private final PlainLines campaign;
    private final Consumer<CampaignEvent> page;

    /** @param page shows the campaign while it runs */
    CiProgress(PrintWriter out, Consumer<CampaignEvent> page) {
        this.out = out;
        this.page = page;
        this.campaign = new PlainLines(out);
    }

    @Override
    public void regression(Regression regression) {
        out.printf(
                "regression %s: %s%s%n", regression.name(), regression.state().words(), why(regression));
        out.flush();
    }

    private static String why(Regression regression) {
        return regression.why().isEmpty()
                ? ""
                : " (" + regression.why().lines().findFirst().orElse("") + ")";
    }

    @Override
    public void campaign(CampaignEvent event) {
        campaign.accept(event);
        page.accept(event);
    }

    /** What is worth knowing, in the order in which somebody wants to know it. */
    void summary(CiOutcome outcome) {
        out.println();
        out.println(outcome.headline());
        for (ReportedFinding found : outcome.campaign().findings()) {
            out.printf(
                    "  new         %s: %s%n",
                    found.finding().id(), found.finding().title());
            out.printf("              %s%n", found.command());
        }
        print(outcome, State.BACK_AGAIN);
        print(outcome, State.NOT_REACHED);
        print(outcome, State.COULD_NOT_RUN);
        UntriagedLines.print(out, outcome.campaign().untriaged());
        outcome.regressions().stream()
                .filter(Regression::isNewlyFixed)
                .forEach(one ->
                        out.printf("  fixed       %s: set \"expected\" : \"FIXED\" in its finding.json%n", one.name()));
        outcome.baseline()
                .seen()
                .forEach(seen -> out.printf(
                        "  known       %s: %s (%d suspects) %s%n",
                        seen.bug().id(),
                        seen.bug().title(),
                        seen.times(),
                        seen.bug().link()));
        outcome.baseline()
                .gone()
                .forEach(gone -> out.printf(
                        "  gone        %s: %s; take it out with: panoptes baseline prune%n", gone.id(), gone.title()));
        outcome.campaign()
                .alsoBefore()
                .forEach(found -> out.printf(
                        "  not new     %s: %s%n",
                        found.finding().id(), found.finding().title()));
        out.printf("Run it again with: %s%n", outcome.run().command());
        out.printf("Reports: %s%n", outcome.run().folder());
        out.flush();
    }

    private void print(CiOutcome outcome, State state) {
        outcome.regressions().stream()
                .filter(regression -> regression.state() == state)
                .forEach(regression -> {
                    out.printf(
                            "  %-11s %s: %s%s%n",
                            state.words(), regression.name(), regression.title(), why(regression));
                    out.printf("              %s%n", regression.command());
                });
    }
}
