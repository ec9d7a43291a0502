package io.panoptes.equivalence.problem;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;

/** The time that a search may take, and a way to stop it from outside. Asked often: both questions are cheap. */
public final class Budget {
    private final long deadline;
    private final AtomicBoolean cancelled;

    private Budget(long deadline, AtomicBoolean cancelled) {
        this.deadline = deadline;
        this.cancelled = cancelled;
    }

    public static Budget of(Duration time) {
        return new Budget(System.nanoTime() + time.toNanos(), new AtomicBoolean());
    }

    /** At most this much of what is left, for one stage; cancelled together with this. */
    public Budget atMost(Duration time) {
        long share = System.nanoTime() + time.toNanos();
        return new Budget(share - deadline < 0 ? share : deadline, cancelled);
    }

    /** Stops this budget, and all that were cut from it or that it was cut from. */
    public void cancel() {
        cancelled.set(true);
    }

    public boolean isOver() {
        return cancelled.get() || System.nanoTime() - deadline >= 0;
    }

    /** Not negative; zero when cancelled. */
    public Duration left() {
        return isOver() ? Duration.ZERO : Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
    }
}
