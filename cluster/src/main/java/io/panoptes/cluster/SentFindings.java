package io.panoptes.cluster;

import io.panoptes.triage.finding.Finding;
import java.util.List;

/** The findings that a suspect may be a repeat of, for executors. */
public record SentFindings(List<Finding> findings) {
    public SentFindings {
        findings = List.copyOf(findings);
    }
}
