package io.panoptes.campaign.wiring;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignSupplies;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.finding.FindingStore;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

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

    /**
     * Runs the parts of a piece of work by the {@link PartWork} of the class path, and returns when all have an outcome or it is stopped.
     * A part with which every machine is lost fails alone.
     *
     * @param told of each part once, as they come, on one thread at a time
     */
    void run(List<String> parts, Consumer<PartOutcome> told, BooleanSupplier stopped);

    @Override
    void close();
}
