package io.panoptes.benchmarks.rediscovery;

import java.util.List;

/**
 * What the hunt on one version gave.
 *
 * @param rows the bugs that are there, found or not
 * @param strangers the findings that are none of them
 */
public record VersionOutcome(String dbms, String version, List<BugRow> rows, List<UnlistedBug> strangers) {
    public VersionOutcome {
        rows = List.copyOf(rows);
        strangers = List.copyOf(strangers);
    }
}
