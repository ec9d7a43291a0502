package io.panoptes.campaign.ci;

import java.time.Duration;
import java.util.function.LongSupplier;

/** The end of a run in wall time; a signal brings it forward. Safe for several threads. */
public final class Deadline {
    private final long startNanos;
    private final Duration budget;
    private final LongSupplier nanos;
    private volatile boolean stopped;

    /** @param startNanos when the run began, as {@link System#nanoTime()} */
    public Deadline(long startNanos, Duration budget) {
        this(startNanos, budget, System::nanoTime);
    }

    /** @param nanos the clock */
    Deadline(long startNanos, Duration budget, LongSupplier nanos) {
        this.startNanos = startNanos;
        this.budget = budget;
        this.nanos = nanos;
    }

    /** Nothing more is begun from now on. */
    public void stop() {
        stopped = true;
    }

    public boolean isStopped() {
        return stopped;
    }

    public boolean isOver() {
        return stopped || remaining().isNegative();
    }

    public Duration remaining() {
        return budget.minus(elapsed());
    }

    public Duration elapsed() {
        return Duration.ofNanos(nanos.getAsLong() - startNanos);
    }

    public Duration budget() {
        return budget;
    }
}
