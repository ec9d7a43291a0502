package io.panoptes.cluster;

import io.panoptes.triage.TriageResult;
import io.panoptes.triage.finding.Finding;
import java.util.Optional;

/**
 * What came of a suspect, for the driver.
 *
 * @param result empty where the triage was told to hurry
 * @param millis how long the executor was busy with it
 */
public record TriageAnswer(Optional<TriageResult> result, Optional<Finding> finding, long millis) {}
