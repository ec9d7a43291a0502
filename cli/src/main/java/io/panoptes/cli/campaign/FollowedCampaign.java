package io.panoptes.cli.campaign;

import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.CampaignHistory;
import io.panoptes.campaign.CampaignProgress;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.reporting.FindingFolders;
import io.panoptes.reporting.RunReports;
import io.panoptes.reporting.RunReports.Audience;
import io.panoptes.reporting.model.CampaignEnd;
import io.panoptes.reporting.model.CampaignFacts;
import io.panoptes.reporting.page.LivePage;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Consumer;

/** Passes the events of a campaign to the terminal and to its page, and writes its reports at the end. */
public final class FollowedCampaign implements Consumer<CampaignEvent> {
    private final CampaignFacts facts;
    private final FindingFolders findings;
    private final CampaignHistory history;
    private final Consumer<CampaignEvent> terminal;
    private volatile Consumer<CampaignEvent> page = event -> {};

    public FollowedCampaign(
            CampaignFacts facts, FindingFolders findings, CampaignHistory history, Consumer<CampaignEvent> terminal) {
        this.facts = facts;
        this.findings = findings;
        this.history = history;
        this.terminal = terminal;
    }

    /** A page that is served until this is closed. */
    public interface Served extends AutoCloseable {
        @Override
        void close();
    }

    @Override
    public void accept(CampaignEvent event) {
        terminal.accept(event);
        page.accept(event);
    }

    /**
     * Serves the page where a port is given.
     *
     * @param notes is told the address
     */
    public Served serve(Optional<Integer> port, Consumer<String> notes) {
        if (port.isEmpty()) {
            return () -> {};
        }
        LivePage served = open(port.get());
        page = served;
        notes.accept("the report is at %s while this runs".formatted(served.address()));
        return served::close;
    }

    private LivePage open(int port) {
        if (port < 0 || port > 65_535) {
            throw new CannotRun("--page takes a port from 0 to 65535, and got %d.".formatted(port));
        }
        try {
            return LivePage.open(
                    port,
                    facts,
                    findings.load(),
                    history.checkpoint()
                            .map(checkpoint -> checkpoint.progress())
                            .orElse(CampaignProgress.NONE));
        } catch (LivePage.Unavailable unavailable) {
            throw new CannotRun(String.valueOf(unavailable.getMessage()));
        }
    }

    /** Writes the reports; that they can't be written changes nothing about what was found. */
    void report(CampaignEnd end, Audience audience, Consumer<String> notes) {
        try {
            RunReports.write(facts, end, audience);
        } catch (UncheckedIOException unwritten) {
            notes.accept(String.valueOf(unwritten.getMessage()));
        }
    }
}
