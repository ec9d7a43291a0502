package io.panoptes.equivalence.kernel;

import io.panoptes.equivalence.kernel.logic.NotExpressible;
import io.panoptes.equivalence.kernel.syntax.Fresh;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.prover.step.Assembly;
import io.panoptes.equivalence.prover.step.Draft;
import io.panoptes.equivalence.prover.step.Proof;
import io.panoptes.equivalence.solver.SolverSource;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Makes a certificate of what the prover found, and has the kernel judge it. */
public final class KernelCheck {
    /** What it costs at most; a proof that takes longer is taken as replayed. */
    private static final Duration MOST = Duration.ofSeconds(5);

    private final SolverSource solvers;

    public KernelCheck(SolverSource solvers) {
        this.solvers = solvers;
    }

    /** The verdict with what the kernel says of its proof. */
    public Verdict.Proved checked(Problem problem, Verdict.Proved proved, Draft draft, Budget budget) {
        return proved.withCheck(
                switch (judge(problem, draft, budget.atMost(MOST))) {
                    case Judgement.Accepted(List<String> steps) -> new Verdict.Check.ByKernel(steps);
                    case Judgement.Rejected(String reason) -> new Verdict.Check.ByReplay(reason);
                });
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
