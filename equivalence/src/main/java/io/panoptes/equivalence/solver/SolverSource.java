package io.panoptes.equivalence.solver;

/** Where contexts come from: in this process, or with their checks in another one. */
@FunctionalInterface
public interface SolverSource {

    SolverSource HERE = SolverContext::open;

    SolverContext open(SolverLimits limits);

    /** The checks run in the process, so that only an answer is lost where Z3 dies. For one thread at a time. */
    static SolverSource in(SolverProcess process) {
        return limits -> SolverContext.open(limits, process);
    }
}
