package io.panoptes.equivalence.prover;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Certificate;
import io.panoptes.equivalence.problem.OutOfTime;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.problem.Verdict.Examination;
import io.panoptes.equivalence.prover.examination.Claim;
import io.panoptes.equivalence.prover.examination.CrossExamination;
import io.panoptes.equivalence.prover.step.ProofDraft;
import io.panoptes.equivalence.solver.SolverSource;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Replays a certificate, and alone makes the verdict Proved of it.
 *
 * <p>The queries are translated again, every rewrite of the certificate is applied again and must give the expression that
 * stands there, and the solver is asked again. A certificate of other queries, or of an engine whose rules have changed,
 * does not pass. What a replay can't see, a wrong rule, is looked for by trying each step on small databases.
 */
public final class Checker {
    private final Set<Assumption> allowed;
    private final SolverSource solvers;

    public Checker(Set<Assumption> allowed, SolverSource solvers) {
        this.allowed = Set.copyOf(allowed);
        this.solvers = solvers;
    }

    /** What came of a check. */
    public sealed interface Result {
        /** @param draft the steps of the proof, for the kernel, which has not been asked yet */
        record Passed(Verdict.Proved verdict, ProofDraft draft) implements Result {}

        /** It does not say what the engine says of the pair, or the time is up. */
        record Mismatched() implements Result {}

        /** It is the proof that the engine finds, but no step of it could be tried on a database, and why. */
        record Untried(Set<String> reasons) implements Result {}

        /** A step is wrong: a bug of the engine. */
        record Wrong(String step) implements Result {}
    }

    /** Empty where a step does not hold; the time is part of the question. */
    public Optional<Verdict.Proved> check(Problem problem, Certificate certificate, Budget budget) {
        return switch (examine(problem, certificate, budget)) {
            case Result.Passed(var verdict, var draft) -> Optional.of(verdict);
            case Result.Mismatched ignored -> Optional.empty();
            case Result.Untried ignored -> Optional.empty();
            case Result.Wrong ignored -> Optional.empty();
        };
    }

    /** Replays the certificate, and tries every step on small databases. */
    public Result examine(Problem problem, Certificate certificate, Budget budget) {
        return replay(problem, certificate, budget)
                .map(evidence -> tried(problem, certificate, evidence))
                .orElseGet(Result.Mismatched::new);
    }

    /** Tries every step on small databases; does not ask whether the steps are those of the certificate. */
    public Result tried(Problem problem, Certificate certificate, ProofEvidence evidence) {
        List<Claim> claims = evidence.claims();
        CrossExamination.Report report = CrossExamination.standard().examine(problem, claims.reversed());
        if (report.held() == 0 && report.failure().isEmpty()) {
            report = CrossExamination.ofTinyDatabases().examine(problem, claims.reversed());
        }
        if (report.failure().isPresent()) {
            return new Result.Wrong(report.failure().get());
        }
        return report.held() == 0
                ? new Result.Untried(report.reasons())
                : new Result.Passed(
                        new Verdict.Proved(
                                certificate,
                                new Examination(report.held(), claims.size(), claims.size() - report.tried()),
                                evidence.assumptions(),
                                new Verdict.Check.ByReplay("the kernel was not asked")),
                        evidence.draft());
    }

    /** What the derivation that the certificate tells rests on; empty where it is none of this problem, or the time is up. */
    public Optional<ProofEvidence> replay(Problem problem, Certificate certificate, Budget budget) {
        if (problem.left().types().size() != problem.right().types().size()) {
            return Optional.empty();
        }
        Iterator<String> steps = Way.lines(certificate).iterator();
        try {
            Derivation derivation =
                    new Derivation(problem, Way.of(certificate), allowed, solvers, budget, line -> match(steps, line));
            boolean proof = derivation.isProof() && !steps.hasNext();
            return proof ? Optional.of(derivation.evidence()) : Optional.empty();
        } catch (Mismatch | OutOfTime | Unsupported e) {
            return Optional.empty();
        }
    }

    private static void match(Iterator<String> steps, String line) {
        if (!steps.hasNext() || !steps.next().equals(line)) {
            throw new Mismatch(line);
        }
    }

    private static final class Mismatch extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Mismatch(String line) {
            super("the certificate does not say: " + line, null, false, false);
        }
    }
}
