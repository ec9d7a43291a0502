package io.panoptes.benchmarks.mutants;

import io.panoptes.benchmarks.pairs.RandomTrials;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.RelationText;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Certificate;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.problem.Validator;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.prover.Checker;
import io.panoptes.equivalence.prover.Prover;
import io.panoptes.equivalence.refuter.Refuter;
import io.panoptes.equivalence.refuter.concrete.ConcreteStage;
import io.panoptes.equivalence.refuter.concrete.EvaluatorReview;
import io.panoptes.equivalence.refuter.stage.Stage;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;

/**
 * Looks for wrong proofs: changes one query of a known pair and asks the prover about the two. If it proves them equal, no database may
 * refute them, the checker must pass the proof, and each DBMS must give one answer to both.
 *
 * <p>Most mutants are refuted at once. The prover is asked about these too, since a proof would be wrong, but for a quarter of the time:
 * it usually searches until its time is up.
 */
public final class MutantTrial {
    /** Random databases alone, for the mutants that are plainly different. */
    private static final Stage QUICK = new ConcreteStage(1, 300, 0);
    /** For proved mutants: another seed, so other random databases, and then guided ones. */
    private static final Stage GUIDED = new ConcreteStage(2, 300, 1_500);

    private static final Duration SEARCH_TIME = Duration.ofSeconds(5);
    /** A mutation that is drawn may not apply to the query. After this many a mutant may be the pair itself, which harms nothing. */
    private static final int MOST_DRAWS = 20;

    private final Duration proofTime;
    private final SolverSource solvers;
    private final RandomTrials trials;
    private volatile boolean stopped;

    /** @param dbmss on which proved mutants are run, too; on random databases */
    public MutantTrial(Duration proofTime, SolverSource solvers, List<Validator> dbmss) {
        this.proofTime = proofTime;
        this.solvers = solvers;
        this.trials = new RandomTrials(List.copyOf(dbmss));
    }

    /** The result for one mutant. A contradiction is a bug of the engine; its text has all that is needed to reproduce it. */
    public sealed interface Fate {
        /** @param runs how often a DBMS gave one answer to both queries */
        record Proved(int runs) implements Fate {}

        record Refuted() implements Fate {}

        record Open() implements Fate {}

        record Contradiction(String text) implements Fate {}
    }

    /** Makes mutants of pairs drawn at random, and passes on the result of each. */
    public void run(List<Problem> pairs, int mutants, long seed, Consumer<Fate> fates) {
        Random random = new Random(seed);
        Mutator mutator = new Mutator(random);
        for (int i = 0; i < mutants && !stopped; i++) {
            Problem mutant = mutant(Draw.oneOf(random, pairs), mutator, random);
            Fate fate = fateOrFailure(mutant);
            fates.accept(
                    fate instanceof Fate.Contradiction(String text)
                            ? new Fate.Contradiction("seed %d, mutant %d:%n%s%n  ==%n%s%n%s"
                                    .formatted(
                                            seed,
                                            i,
                                            RelationText.of(mutant.left()),
                                            RelationText.of(mutant.right()),
                                            text))
                            : fate);
        }
    }

    /** Ends the run after the mutant at hand. May be called from any thread. */
    public void stop() {
        stopped = true;
    }

    public boolean isStopped() {
        return stopped;
    }

    /** The pair with one query changed: once, in one case of three again, and so on. */
    private static Problem mutant(Problem pair, Mutator mutator, Random random) {
        boolean isLeft = random.nextBoolean();
        Relation original = isLeft ? pair.left() : pair.right();
        Relation changed = original;
        for (int draw = 0; draw < MOST_DRAWS && changed.equals(original); draw++) {
            changed = mutator.mutate(original);
            while (Chance.oneIn(3).happens(random)) {
                changed = mutator.mutate(changed);
            }
        }
        return new Problem(
                pair.schema(),
                isLeft ? changed : pair.left(),
                isLeft ? pair.right() : changed,
                pair.semantics(),
                pair.checks());
    }

    /** An exception of the engine is reported as a contradiction, and the run goes on. */
    private Fate fateOrFailure(Problem mutant) {
        try {
            return fate(mutant);
        } catch (RuntimeException | StackOverflowError e) {
            return new Fate.Contradiction("the engine failed: " + e);
        }
    }

    private Fate fate(Problem mutant) {
        Optional<String> difference = difference(QUICK, mutant);
        Optional<Certificate> proof = proof(mutant, difference.isPresent() ? proofTime.dividedBy(4) : proofTime);
        if (proof.isEmpty()) {
            return difference.isPresent() ? new Fate.Refuted() : new Fate.Open();
        }
        int before = trials.agreements();
        return difference
                .or(() -> difference(GUIDED, mutant))
                .or(() -> objection(mutant, proof.get()))
                .or(() -> trials.difference(mutant))
                .<Fate>map(Fate.Contradiction::new)
                .orElseGet(() -> new Fate.Proved(trials.agreements() - before));
    }

    private Optional<Certificate> proof(Problem problem, Duration time) {
        return switch (new Prover(Assumption.STANDING, solvers).prove(problem, Budget.of(time))) {
            case Prover.Outcome.Proof(Certificate certificate, var ignored) -> Optional.of(certificate);
            case Prover.Outcome.Open ignored -> Optional.empty();
        };
    }

    private static Optional<String> difference(Stage stage, Problem problem) {
        Refuter refuter = new Refuter(List.of(stage), new EvaluatorReview(Meaning.LENIENT), Optional.empty());
        try {
            return refuter.refute(problem, Budget.of(SEARCH_TIME)).verdict()
                            instanceof Verdict.Refuted(var counterexample)
                    ? Optional.of(counterexample.toString())
                    : Optional.empty();
        } catch (Unsupported e) {
            return Optional.empty();
        }
    }

    /** Why the checker does not pass the proof; empty if it does. */
    private Optional<String> objection(Problem mutant, Certificate certificate) {
        return switch (new Checker(Assumption.STANDING, solvers)
                .examine(mutant, certificate, Budget.of(proofTime.multipliedBy(10)))) {
            case Checker.Result.Passed ignored -> Optional.empty();
            case Checker.Result.Untried(var reasons) -> Optional.of("nothing of the proof could be tried: " + reasons);
            case Checker.Result.Mismatched ignored -> Optional.of("the checker does not find the proof again");
            case Checker.Result.Wrong(String step) -> Optional.of(step);
        };
    }
}
