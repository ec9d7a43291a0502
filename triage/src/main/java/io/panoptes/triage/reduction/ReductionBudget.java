package io.panoptes.triage.reduction;

import java.time.Duration;

/** How long a reduction may go on: so many attempts, and no longer than so much time. */
public record ReductionBudget(int attempts, Duration time) {}
