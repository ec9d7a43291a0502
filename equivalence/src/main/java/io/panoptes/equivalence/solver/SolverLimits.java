package io.panoptes.equivalence.solver;

import java.time.Duration;

/**
 * What one call of the solver may use.
 *
 * @param time the longest that one check may run
 * @param megabytes by how much one check may let Z3 grow; in a process of its own, how much that may hold
 * @param grace how long a check that was interrupted may take to stop before it is given up
 */
public record SolverLimits(Duration time, int megabytes, Duration grace) {

    /** Limits for a quick question. */
    public static final SolverLimits DEFAULT = new SolverLimits(Duration.ofSeconds(10), 2048, Duration.ofSeconds(2));

    public SolverLimits {
        if (time.isNegative() || time.isZero()) {
            throw new IllegalArgumentException("the solver's time limit is %s; give one above zero".formatted(time));
        }
        if (megabytes <= 0) {
            throw new IllegalArgumentException(
                    "the solver's memory limit is %d MB; give one above zero".formatted(megabytes));
        }
    }

    public SolverLimits withTime(Duration time) {
        return new SolverLimits(time, megabytes, grace);
    }
}
