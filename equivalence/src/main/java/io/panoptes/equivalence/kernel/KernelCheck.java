package io.panoptes.equivalence.kernel;

import io.panoptes.equivalence.kernel.logic.NotExpressible;
import io.panoptes.equivalence.kernel.syntax.Fresh;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.prover.step.Assembly;
import io.panoptes.equivalence.prover.step.Draft;
import io.panoptes.equivalence.prover.step.Proof;
import io.panoptes.equivalence.solver.SolverSource;
import java.util.Optional;

/** Makes a certificate of what the prover found, and has the kernel judge it. */
public final class KernelCheck {
    private final SolverSource solvers;

    public KernelCheck(SolverSource solvers) {
        this.solvers = solvers;
    }

    public Judgement judge(Problem problem, Draft draft, Budget budget) {
        try {
            Fresh fresh = new Fresh();
            Kernel.Statement statement = Kernel.statement(problem, fresh);
            Optional<Proof> proof = Assembly.of(statement.left(), statement.right(), draft);
            return proof.isPresent()
                    ? new Kernel(solvers).judge(problem, statement, proof.get(), fresh, budget)
                    : new Judgement.Rejected("the steps do not lead from one query to the other");
        } catch (NotExpressible e) {
            return new Judgement.Rejected("the kernel has no words for " + e.getMessage());
        }
    }
}
