package io.panoptes.equivalence.solver;

import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Contexts whose checks run in processes of their own, each process for one context at a time: a check that hangs, dies or
 * fills the memory costs its own answer, and nothing of it is left behind. The processes are kept for the next context.
 */
public final class SolverPool implements SolverSource, AutoCloseable {

    private static final int MEGABYTES = SolverLimits.DEFAULT.megabytes();
    /** On a machine with much else to do a process may take some time to stop. */
    private static final Duration GRACE = Duration.ofSeconds(6);

    private final Queue<SolverProcess> idle = new ConcurrentLinkedQueue<>();
    private final int megabytes;
    private volatile boolean isClosed;

    /** Starts N processes ahead; more come as they are needed. */
    public SolverPool(int ahead) {
        this(ahead, MEGABYTES);
    }

    SolverPool(int ahead, int megabytes) {
        this.megabytes = megabytes;
        for (int i = 0; i < ahead; i++) {
            SolverProcess process = new SolverProcess(megabytes, GRACE);
            process.start();
            idle.add(process);
        }
    }

    @Override
    public SolverContext open(SolverLimits limits) {
        SolverProcess known = idle.poll();
        SolverProcess process = known == null ? new SolverProcess(megabytes, GRACE) : known;
        return SolverContext.open(limits, process, () -> takeBack(process));
    }

    private void takeBack(SolverProcess process) {
        idle.add(process);
        if (isClosed) {
            close();
        }
    }

    /** Ends the processes that no context uses now, and each other one when its context is closed. */
    @Override
    public void close() {
        isClosed = true;
        for (SolverProcess process = idle.poll(); process != null; process = idle.poll()) {
            process.close();
        }
    }
}
