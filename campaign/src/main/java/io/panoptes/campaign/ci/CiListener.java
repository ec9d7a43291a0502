package io.panoptes.campaign.ci;

import io.panoptes.campaign.CampaignEvent;

/** Receives the progress of a run. */
public interface CiListener {

    /** A kept finding was run, or its turn did not come. */
    void regression(Regression regression);

    void campaign(CampaignEvent event);
}
