package io.panoptes.benchmarks.rediscovery;

import java.util.List;

/** What the hunt on one version gave: the bugs that were found, and the findings that are none. */
public record VersionOutcome(String dbms, String version, List<BugRow> found, List<UnlistedBug> strangers) {
    public VersionOutcome {
        found = List.copyOf(found);
        strangers = List.copyOf(strangers);
    }
}
