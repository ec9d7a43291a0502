package io.panoptes.triage;

import io.panoptes.triage.reduction.ReductionBudget;
import java.time.Duration;

/** How much a suspect may cost. */
public record TriageLimits(ReductionBudget reduction, Duration versions) {
    /** In a short campaign, where the next suspect waits. */
    public static final TriageLimits QUICK =
            new TriageLimits(new ReductionBudget(3_000, Duration.ofSeconds(15)), Duration.ofSeconds(20));

    /** In a CI job, which has minutes: what came and went with which release is worth little there. */
    public static final TriageLimits IN_CI =
            new TriageLimits(new ReductionBudget(3_000, Duration.ofSeconds(15)), Duration.ofSeconds(6));

    /** A run for the time that it takes, takes longer than one for its rows. */
    TriageLimits forTimes() {
        return new TriageLimits(
                new ReductionBudget(reduction.attempts(), reduction.time().multipliedBy(3)), versions.multipliedBy(2));
    }

    /** When somebody asks for a finding to be made as small as it gets. */
    public static final TriageLimits THOROUGH =
            new TriageLimits(new ReductionBudget(100_000, Duration.ofMinutes(5)), Duration.ofMinutes(5));
}
