package io.panoptes.triage.reduction;

import java.time.Duration;

/** The limits of a reduction: a number of attempts, and a time. */
public record ReductionBudget(int attempts, Duration time) {
    private static final int RESTARTS = 3;

    /** Where each attempt that succeeds ends a process, so that the next one needs another. */
    public ReductionBudget withRestarts() {
        return new ReductionBudget(attempts, time.multipliedBy(RESTARTS));
    }
}
