package io.panoptes.triage.reduction.judge;

import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.triage.reduction.editable.EngineReading;
import java.time.Duration;
import java.util.List;

/** All judges, those that only refuse first, then the cheapest. Before they are asked, the control has agreed on the finding's own data. */
public final class PairJudges {
    private static final Duration TO_PROVE = Duration.ofMillis(500);

    private PairJudges() {}

    /** Asked after every edit, until one accepts. */
    public static List<PairJudge> quick(Control control, SolverSource solvers, List<EngineReading> readings) {
        PairJudge proof = new ProofJudge(solvers, TO_PROVE, readings);
        return List.of(
                new RowOrderJudge(control, 2, 3),
                new EngineJudge(3, 100, 400),
                new TestingRefuter(control, 4, 4, proof),
                proof);
    }

    /** All are asked when no edit is left, and after every edit from then on where one of them refuses. */
    public static List<PairJudge> thorough(Control control, SolverSource solvers, List<EngineReading> readings) {
        PairJudge proof = new ProofJudge(solvers, TO_PROVE, readings);
        return List.of(
                new RowOrderJudge(control, 6, 12),
                new EngineJudge(5, 300, 3_000),
                new TestingRefuter(control, 4, 30, proof),
                proof);
    }
}
