package io.panoptes.triage.reduction.judge;

import io.panoptes.equivalence.ProblemDecider;
import io.panoptes.equivalence.problem.Options;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EngineReading;
import io.panoptes.triage.reduction.editable.InlineViews;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Accepts a pair that the engine proves equivalent on every database. It asks no DBMS, so it accepts too where hardly any
 * row meets a condition, and nobody sees more than one answer. Where it finds no proof it says nothing.
 *
 * @param readings how the queries may be read; the first that the engine has an algebra for decides
 */
public record ProofJudge(SolverSource solvers, Duration limit, List<EngineReading> readings) implements PairJudge {
    public ProofJudge {
        readings = List.copyOf(readings);
    }

    @Override
    public String name() {
        return "proof that the two queries agree on every database";
    }

    @Override
    public boolean mayRefuse() {
        return false;
    }

    @Override
    public Opinion judge(EditableCase edited) {
        EditableCase plain = InlineViews.of(edited).orElse(edited);
        return readings.stream()
                .flatMap(reading -> problem(plain, reading).stream())
                .findFirst()
                .filter(this::isProved)
                .map(proved -> Opinion.ACCEPTS)
                .orElse(Opinion.CANNOT_TELL);
    }

    private static Optional<Problem> problem(EditableCase edited, EngineReading reading) {
        try {
            return Optional.of(EngineProblem.of(OpaqueFunctions.of(edited), reading));
        } catch (SqlError | Unsupported | IllegalArgumentException unread) {
            return Optional.empty();
        }
    }

    private boolean isProved(Problem problem) {
        return ProblemDecider.prover(solvers)
                        .decide(
                                problem.schema(),
                                problem.left(),
                                problem.right(),
                                problem.checks(),
                                Options.STANDARD
                                        .withSemantics(problem.semantics())
                                        .withBudget(limit))
                        .verdict()
                instanceof Verdict.Proved;
    }
}
