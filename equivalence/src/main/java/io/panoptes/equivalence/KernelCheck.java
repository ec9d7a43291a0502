package io.panoptes.equivalence;

import io.panoptes.equivalence.kernel.Kernel;
import io.panoptes.equivalence.kernel.KernelJudgement;
import io.panoptes.equivalence.kernel.logic.NotExpressible;
import io.panoptes.equivalence.kernel.syntax.Fresh;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.prover.step.Assembly;
import io.panoptes.equivalence.prover.step.Proof;
import io.panoptes.equivalence.prover.step.ProofDraft;
import io.panoptes.equivalence.solver.SolverSource;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes a certificate of what the prover found, and has the kernel judge it. */
public final class KernelCheck {
    /** Of a hundred proofs that it accepted, the kernel needed longer for two; what it refuses late costs many times that. */
    private static final Duration WHILE_ONE_WAITS = Duration.ofSeconds(2);

    /** Another reading of the same pair is to be decided yet, within the same time. */
    private static final int SHARE = 3;

    private final SolverSource solvers;

    public KernelCheck(SolverSource solvers) {
        this.solvers = solvers;
    }

    /** What it may cost while somebody waits for a verdict; a proof that takes longer is taken as replayed. */
    public static Budget whileOneWaits(Budget budget) {
        return budget.atMost(WHILE_ONE_WAITS).atMost(budget.left().dividedBy(SHARE));
    }

    /** The verdict with what the kernel says of its proof. */
    public Verdict.Proved checked(Problem problem, Verdict.Proved proved, ProofDraft draft, Budget budget) {
        return proved.withCheck(
                switch (judge(problem, proved.assumptions(), draft, budget)) {
                    case KernelJudgement.Accepted(List<String> steps) -> new Verdict.Check.ByKernel(steps);
                    case KernelJudgement.Rejected(String reason) -> new Verdict.Check.ByReplay(reason);
                });
    }

    private KernelJudgement judge(Problem problem, Set<Assumption> assumed, ProofDraft draft, Budget budget) {
        try {
            Fresh fresh = new Fresh();
            Kernel.Statement statement = Kernel.statement(problem, fresh);
            if (!assumed.containsAll(statement.assumptions())) {
                return new KernelJudgement.Rejected("the kernel takes more for granted than the proof");
            }
            Optional<Proof> proof = Assembly.of(statement.left(), statement.right(), draft);
            return proof.isPresent()
                    ? new Kernel(solvers).judge(problem, statement, proof.get(), fresh, budget)
                    : new KernelJudgement.Rejected("the steps do not lead from one query to the other");
        } catch (NotExpressible e) {
            return new KernelJudgement.Rejected("the kernel has no words for " + e.getMessage());
        }
    }
}
