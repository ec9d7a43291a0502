package io.panoptes.instantiation.rediscovery;

import io.panoptes.instantiation.finding.Finding;

/** A finding with when it was made and where it lies. */
public record TimedFinding(Finding finding, String folder, long millis) {}
