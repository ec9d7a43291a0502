package io.panoptes.cluster;

import io.panoptes.triage.TriageResult;
import io.panoptes.triage.finding.Finding;
import java.util.Optional;

/** What came of a suspect, for the driver; empty where it was told to hurry. */
public record TriageAnswer(Optional<TriageResult> result, Optional<Finding> finding) {}
