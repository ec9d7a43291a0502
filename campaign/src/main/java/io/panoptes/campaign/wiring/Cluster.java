package io.panoptes.campaign.wiring;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignSupplies;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.finding.FindingStore;

/** Machines that cases and triage can be run on. */
public interface Cluster extends AutoCloseable {

    /** How many tasks it runs at a time. */
    int slots();

    /**
     * What a campaign works with whose cases and triage run on the cluster.
     *
     * @param local draws nothing, and learns
     * @param known findings so far: what triage finds is compared with them here
     */
    CampaignSupplies supplies(StandardSupplies local, CampaignPlan plan, KnownFindings known, FindingStore store);

    @Override
    void close();
}
