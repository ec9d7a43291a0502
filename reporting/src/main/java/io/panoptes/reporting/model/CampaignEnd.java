package io.panoptes.reporting.model;

import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.ci.CiStatus;
import io.panoptes.triage.Suspect;
import io.panoptes.triage.finding.Finding;
import java.util.List;

/**
 * What a campaign that is no part of a CI run came to.
 *
 * @param untriaged suspects that may be bugs, or not
 * @param why it ended early; empty where it did not
 */
public record CampaignEnd(CampaignProgress progress, List<Finding> findings, List<Suspect> untriaged, String why) {

    public CampaignEnd {
        findings = List.copyOf(findings);
        untriaged = List.copyOf(untriaged);
    }

    /** By the table of exit codes that all commands share. */
    public CiStatus status() {
        if (!findings.isEmpty() || !untriaged.isEmpty()) {
            return CiStatus.NEW_BUGS;
        }
        return why.isEmpty() ? CiStatus.NOTHING_NEW : CiStatus.ENDED_EARLY;
    }

    /** In words, without the target. */
    String headline() {
        long cases = progress.cases();
        return switch (status()) {
            case NEW_BUGS ->
                untriaged.isEmpty()
                        ? "%,d cases, %d findings".formatted(cases, findings.size())
                        : "%,d cases, %d findings, %d suspects not triaged"
                                .formatted(cases, findings.size(), untriaged.size());
            case NOTHING_NEW -> "%,d cases, no bug; not a proof of absence".formatted(cases);
            case ENDED_EARLY, COULD_NOT_RUN -> "%,d cases, ended early, no bug up to there".formatted(cases);
        };
    }
}
