package io.panoptes.cli.terminal;

import java.io.PrintWriter;

/** How many databases at a time this machine can use: each is a process of its own, with its memory and its files. */
public record WorkerLimit(int cores) {
    /** Beyond it, workers wait for each other: a database keeps a core busy, and so do the test cases for it. */
    private static final int WORKERS_A_CORE = 2;

    public static WorkerLimit ofThisMachine() {
        return new WorkerLimit(Runtime.getRuntime().availableProcessors());
    }

    int most() {
        return WORKERS_A_CORE * cores;
    }

    /**
     * As many as were wanted, or the most that can be used, which is told.
     *
     * @throws CannotRun when none at all was wanted
     */
    public int of(int wanted, PrintWriter err) {
        if (wanted < 1) {
            throw new CannotRun("--workers must be at least 1, and is %d.".formatted(wanted));
        }
        if (wanted <= most()) {
            return wanted;
        }
        err.printf(
                "panoptes: --workers %,d is more than this machine can use; %d workers run, %d for each of its %d cores.%n",
                wanted, most(), WORKERS_A_CORE, cores);
        err.flush();
        return most();
    }
}
