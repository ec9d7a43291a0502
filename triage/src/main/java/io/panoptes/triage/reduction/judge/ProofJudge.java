package io.panoptes.triage.reduction.judge;

import io.panoptes.equivalence.ProblemDecider;
import io.panoptes.equivalence.problem.Options;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.InlineViews;
import java.time.Duration;

/**
 * Vouches for a pair that the engine proves equivalent on every database. It asks no DBMS, so it vouches too where hardly any
 * row meets a condition, and nobody sees more than one answer. Where it finds no proof it says nothing.
 */
public record ProofJudge(SolverSource solvers, Duration limit) implements PairJudge {
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
        try {
            Problem problem = EngineProblem.of(OpaqueFunctions.of(plain));
            Verdict verdict = ProblemDecider.prover(solvers)
                    .decide(
                            problem.schema(),
                            problem.left(),
                            problem.right(),
                            problem.checks(),
                            Options.STANDARD.withSemantics(problem.semantics()).withBudget(limit))
                    .verdict();
            return verdict instanceof Verdict.Proved ? Opinion.VOUCHES : Opinion.CANNOT_TELL;
        } catch (SqlError | Unsupported | IllegalArgumentException unread) {
            return Opinion.CANNOT_TELL;
        }
    }
}
