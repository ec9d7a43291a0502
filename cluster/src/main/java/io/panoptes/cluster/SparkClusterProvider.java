package io.panoptes.cluster;

import io.panoptes.campaign.wiring.Cluster;
import io.panoptes.campaign.wiring.ClusterProvider;
import java.util.function.Consumer;

/** Connects to Apache Spark. */
public final class SparkClusterProvider implements ClusterProvider {
    @Override
    public Cluster connect(String master, Consumer<String> notes) {
        return SparkCluster.connect(master, notes);
    }
}
