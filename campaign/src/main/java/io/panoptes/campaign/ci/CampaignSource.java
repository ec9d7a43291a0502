package io.panoptes.campaign.ci;

import io.panoptes.campaign.Campaign;
import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.CampaignPlan;
import java.time.Duration;
import java.util.function.Consumer;

/** Begins the campaign of a run, once it is known how much time is left for it. */
@FunctionalInterface
public interface CampaignSource {

    /** @param whole the time for cases and triage together */
    Campaign open(CampaignPlan plan, Duration whole, Consumer<CampaignEvent> listener);
}
