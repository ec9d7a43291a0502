package io.panoptes.equivalence.solver;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Contexts whose checks run in processes of their own, each process for one context at a time: a check that hangs, dies or
 * fills the memory costs its own answer, and nothing of it is left behind. The processes are kept for the next context.
 */
public final class SolverPool implements SolverSource, AutoCloseable {

    private final Queue<SolverProcess> idle = new ConcurrentLinkedQueue<>();

    @Override
    public SolverContext open(SolverLimits limits) {
        SolverProcess known = idle.poll();
        SolverProcess process = known == null ? new SolverProcess(limits.megabytes(), limits.grace()) : known;
        return SolverContext.open(limits, process, () -> idle.add(process));
    }

    /** Ends the processes that no context uses. */
    @Override
    public void close() {
        for (SolverProcess process = idle.poll(); process != null; process = idle.poll()) {
            process.close();
        }
    }
}
