package io.panoptes.instantiation.triage;

import io.panoptes.instantiation.reduction.ReductionBudget;
import java.time.Duration;

/** How much a candidate may cost. */
public record SettlingLimits(ReductionBudget reduction, Duration versions) {
    /** In a short campaign, where the next candidate waits. */
    public static final SettlingLimits QUICK =
            new SettlingLimits(new ReductionBudget(3_000, Duration.ofSeconds(15)), Duration.ofSeconds(20));

    /** When somebody asks for a finding to be made as small as it gets. */
    public static final SettlingLimits THOROUGH =
            new SettlingLimits(new ReductionBudget(100_000, Duration.ofMinutes(5)), Duration.ofMinutes(5));
}
