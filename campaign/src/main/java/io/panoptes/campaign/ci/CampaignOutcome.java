package io.panoptes.campaign.ci;

import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.flood.Flood;
import java.util.List;
import java.util.Optional;

/**
 * What the campaign of a run came to.
 *
 * @param findings those that are new
 * @param alsoBefore those that the build of {@code --new-since} shows as well
 * @param untriaged suspects that may be bugs, or not
 * @param progress the figures; empty where no campaign was begun
 */
public record CampaignOutcome(
        List<ReportedFinding> findings,
        List<ReportedFinding> alsoBefore,
        List<Untriaged> untriaged,
        List<Flood> floods,
        Optional<CampaignProgress> progress) {
    /** No campaign was begun. */
    public static final CampaignOutcome NONE =
            new CampaignOutcome(List.of(), List.of(), List.of(), List.of(), Optional.empty());

    public CampaignOutcome {
        findings = List.copyOf(findings);
        alsoBefore = List.copyOf(alsoBefore);
        untriaged = List.copyOf(untriaged);
        floods = List.copyOf(floods);
    }
}
