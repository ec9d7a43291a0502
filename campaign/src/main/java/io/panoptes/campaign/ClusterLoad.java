package io.panoptes.campaign;

import java.util.List;

/**
 * What the machines of a cluster do for a campaign.
 *
 * @param hosts that have answered, by name
 * @param tasks ranges of cases that were handed out and did not come back yet
 */
public record ClusterLoad(List<Host> hosts, int tasks) {
    public ClusterLoad {
        hosts = List.copyOf(hosts);
    }

    /**
     * A process that runs cases.
     *
     * @param tasks ranges that it has run
     * @param casesPerSecond over the last minute
     */
    public record Host(String name, int tasks, long cases, double casesPerSecond) {}
}
