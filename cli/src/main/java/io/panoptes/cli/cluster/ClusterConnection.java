package io.panoptes.cli.cluster;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.campaign.CampaignSupplies;
import io.panoptes.campaign.wiring.Cluster;
import io.panoptes.campaign.wiring.ClusterProvider;
import io.panoptes.campaign.wiring.StandardSupplies;
import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.triage.KnownFindings;
import io.panoptes.triage.finding.FindingStore;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/** The cluster that a command runs on, where one was named. */
public final class ClusterConnection implements AutoCloseable {
    private final Optional<Cluster> cluster;

    private ClusterConnection(Optional<Cluster> cluster) {
        this.cluster = cluster;
    }

    /** @throws CannotRun when the module for clusters is not there */
    public static ClusterConnection to(Optional<String> master, Consumer<String> notes) {
        try {
            return new ClusterConnection(master.map(named -> provider(named).connect(named, notes)));
        } catch (ClusterProvider.Unavailable none) {
            throw new CannotRun(String.valueOf(none.getMessage()));
        }
    }

    private static ClusterProvider provider(String master) {
        return ServiceLoader.load(ClusterProvider.class)
                .findFirst()
                .orElseThrow(() -> new CannotRun(
                        "--cluster %s needs Apache Spark, which this Panoptes comes without.%n  Run it from the archive panoptes-cluster (docs/cluster.md)."
                                .formatted(master)));
    }

    /** Empty where none was named. */
    public Optional<Cluster> cluster() {
        return cluster;
    }

    /** With as many workers as the cluster runs tasks at a time: there is as much triage beside the cases as on one machine. */
    public CampaignPlan plan(CampaignPlan plan) {
        if (cluster.isPresent() && plan.shard().isPresent()) {
            throw new CannotRun("--shard and --cluster both divide the cases.%n  Leave one of them out.".formatted());
        }
        return cluster.map(there -> plan.withWorkers(there.slots())).orElse(plan);
    }

    public CampaignSupplies supplies(
            StandardSupplies local, CampaignPlan plan, KnownFindings known, FindingStore store) {
        return cluster.map(there -> there.supplies(local, plan, known, store)).orElse(local);
    }

    @Override
    public void close() {
        cluster.ifPresent(Cluster::close);
    }
}
