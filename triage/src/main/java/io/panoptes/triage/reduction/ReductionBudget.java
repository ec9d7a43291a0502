package io.panoptes.triage.reduction;

import java.time.Duration;

/** The limits of a reduction: a number of attempts, and a time. */
public record ReductionBudget(int attempts, Duration time) {}
