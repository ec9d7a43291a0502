package io.panoptes.reporting.model;

import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingJson;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Objects;

/** A finding of a campaign, for tests. */
public final class SampleFinding {
    private SampleFinding() {}

    /** A wrong result of DuckDB 1.3.2.0. */
    public static Finding duckDb() {
        try {
            return FindingJson.read(
                    Path.of(Objects.requireNonNull(SampleFinding.class.getResource("/finding/finding.json"))
                            .toURI()));
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
