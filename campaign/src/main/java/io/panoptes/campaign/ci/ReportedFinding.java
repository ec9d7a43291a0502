package io.panoptes.campaign.ci;

import io.panoptes.triage.finding.Finding;

/**
 * A finding of this run.
 *
 * @param folder its folder, below that of the run
 * @param command the line that runs it again on the build
 */
public record ReportedFinding(Finding finding, String folder, String command) {}
