package io.panoptes.benchmarks.rediscovery;

import java.util.List;

/**
 * Which known bugs were found on one version.
 *
 * @param rows the bugs that are there, found or not
 * @param unlisted the findings that are none of them
 */
public record VersionOutcome(String dbms, String version, List<BugRow> rows, List<UnlistedBug> unlisted) {
    public VersionOutcome {
        rows = List.copyOf(rows);
        unlisted = List.copyOf(unlisted);
    }
}
