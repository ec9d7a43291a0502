package io.panoptes.equivalence;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Certificate;
import io.panoptes.equivalence.problem.Decision;
import io.panoptes.equivalence.problem.Options;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Refutation;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.prover.Checker;
import io.panoptes.equivalence.prover.ProofEvidence;
import io.panoptes.equivalence.prover.Prover;
import io.panoptes.equivalence.prover.step.ProofDraft;
import io.panoptes.equivalence.refuter.Refuter;
import io.panoptes.equivalence.refuter.concrete.ConcreteStage;
import io.panoptes.equivalence.refuter.concrete.EvaluatorReview;
import io.panoptes.equivalence.refuter.stage.Stage;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Decides whether two queries agree on every database: cheap refutation first, then proof, then the search within bounds.
 * Remembers its latest answers.
 */
public final class ProblemDecider {
    private static final int MOST_KNOWN = 1_000;

    private final List<Stage> cheap;
    private final List<Stage> thorough;
    private final Meaning meaning;
    private final SolverSource solvers;
    private final KnownAnswers known = new KnownAnswers(MOST_KNOWN);

    /** @param solvers for the proofs; stages bring their own */
    public ProblemDecider(List<Stage> cheap, List<Stage> thorough, Meaning meaning, SolverSource solvers) {
        this.cheap = List.copyOf(cheap);
        this.thorough = List.copyOf(thorough);
        this.meaning = meaning;
        this.solvers = solvers;
    }

    /** The proof alone. */
    public static ProblemDecider prover(SolverSource solvers) {
        return new ProblemDecider(List.of(), List.of(), Meaning.LENIENT, solvers);
    }

    /** With the concrete search before the proof; stages that need longer are handed in. */
    public static ProblemDecider standard(List<Stage> thorough, SolverSource solvers) {
        return new ProblemDecider(List.of(new ConcreteStage(1, 600, 2_000)), thorough, Meaning.LENIENT, solvers);
    }

    public Decision decide(Schema schema, Relation left, Relation right, Options options) {
        return decide(schema, left, right, Map.of(), options);
    }

    /** @param checks the CHECK conditions of the schema's tables, see {@link Problem} */
    public Decision decide(
            Schema schema, Relation left, Relation right, Map<String, List<Scalar>> checks, Options options) {
        Problem problem = new Problem(schema, left, right, options.semantics(), checks);
        Optional<Decision> earlier = known.find(problem, options);
        if (earlier.isPresent()) {
            return earlier.get();
        }
        Decision decision = decide(problem, options);
        known.keep(problem, options, decision);
        return decision;
    }

    private Decision decide(Problem problem, Options options) {
        Budget budget = Budget.of(options.budget());
        Refutation quick = refuter(cheap, options)
                .refute(problem, budget.atMost(options.budget().dividedBy(4)));
        if (quick.verdict() instanceof Verdict.Refuted) {
            return new Decision(quick.verdict(), quick.validation(), quick.spurious());
        }
        // A proof that is found at all is found early; what it leaves is for the search within bounds.
        Budget half = budget.atMost(budget.left().dividedBy(2));
        Prover.Outcome outcome = new Prover(options.allowed(), solvers).prove(problem, half);
        return switch (outcome) {
            case Prover.Outcome.Proof(Certificate certificate, ProofEvidence evidence) ->
                switch (new Checker(options.allowed(), solvers).tried(problem, certificate, evidence)) {
                    case Checker.Result.Passed(var proved, var draft) -> {
                        Optional<Verdict.Proved> judged = judged(problem, proved, draft, budget, options.allowed());
                        yield judged.isPresent()
                                ? new Decision(judged.get(), Optional.empty(), quick.spurious())
                                : thorough(problem, unchecked(budget), quick, budget, options);
                    }
                    case Checker.Result.Mismatched ignored ->
                        thorough(problem, unchecked(budget), quick, budget, options);
                    case Checker.Result.Untried(var reasons) ->
                        thorough(
                                problem,
                                "no step of the proof could be tried on a database: " + String.join("; ", reasons),
                                quick,
                                budget,
                                options);
                    case Checker.Result.Wrong(String step) ->
                        thorough(problem, "engine bug, please report it: " + step, quick, budget, options);
                };
            case Prover.Outcome.Open(String reason) -> thorough(problem, reason, quick, budget, options);
        };
    }

    /** What the kernel accepts needs no replay: it trusts no step of the search. Any other proof is made a second time. */
    private Optional<Verdict.Proved> judged(
            Problem problem, Verdict.Proved proved, ProofDraft draft, Budget budget, Set<Assumption> allowed) {
        Verdict.Proved judged =
                new KernelCheck(solvers).checked(problem, proved, draft, KernelCheck.whileOneWaits(budget));
        boolean holds = switch (judged.check()) {
            case Verdict.Check.ByKernel ignored -> true;
            case Verdict.Check.ByReplay ignored ->
                new Checker(allowed, solvers)
                        .replay(problem, judged.certificate(), budget)
                        .isPresent();
        };
        return holds ? Optional.of(judged) : Optional.empty();
    }

    private static String unchecked(Budget budget) {
        return budget.isOver() ? "out of time while the proof was checked" : "the proof did not pass the check";
    }

    private Decision thorough(Problem problem, String reason, Refutation quick, Budget budget, Options options) {
        Refutation last = refuter(thorough, options).refute(problem, budget);
        List<Refutation.Spurious> spurious = new ArrayList<>(quick.spurious());
        spurious.addAll(last.spurious());
        Verdict verdict = switch (last.verdict()) {
            case Verdict.Unknown(String searched, int rowBound) ->
                new Verdict.Unknown(searched.isEmpty() ? reason : reason + "; " + searched, rowBound);
            case Verdict.Refuted refuted -> refuted;
            case Verdict.Proved proved -> proved;
        };
        return new Decision(verdict, last.validation(), spurious);
    }

    private Refuter refuter(List<Stage> stages, Options options) {
        return new Refuter(stages, new EvaluatorReview(meaning), options.validator());
    }
}
