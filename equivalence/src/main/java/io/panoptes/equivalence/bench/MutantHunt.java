package io.panoptes.equivalence.bench;

import io.panoptes.equivalence.Certificate;
import io.panoptes.equivalence.Unsupported;
import io.panoptes.equivalence.Verdict;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.RelationText;
import io.panoptes.equivalence.prover.Checker;
import io.panoptes.equivalence.prover.Prover;
import io.panoptes.equivalence.refuter.Budget;
import io.panoptes.equivalence.refuter.Problem;
import io.panoptes.equivalence.refuter.Refuter;
import io.panoptes.equivalence.refuter.Stage;
import io.panoptes.equivalence.refuter.Validator;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Cross-examines the prover: pairs with a change in one query that are proved must not be refuted, and the checker must pass
 * the proof. DBMSs that are handed in must give one answer to both queries.
 */
public final class MutantHunt {
    private final Stage stage;
    private final Refuter.Review review;
    private final Duration proofTime;
    private final List<Validator> dbmss;

    public MutantHunt(Stage stage, Refuter.Review review, Duration proofTime) {
        this(stage, review, proofTime, List.of());
    }

    /** @param dbmss on which proved mutants are run, too; on random databases */
    public MutantHunt(Stage stage, Refuter.Review review, Duration proofTime, List<Validator> dbmss) {
        this.stage = stage;
        this.review = review;
        this.proofTime = proofTime;
        this.dbmss = List.copyOf(dbmss);
    }

    /**
     * What came of a hunt; each contradiction is a bug of the engine, with all that is needed to see it.
     *
     * @param runs how often a DBMS gave one answer to both queries of a proved mutant
     */
    public record Result(int mutants, int proved, int refuted, int runs, List<String> contradictions) {}

    /** Mutates a pair drawn at random, so many times. */
    public Result run(List<Problem> pairs, int mutants, long seed) {
        Random random = new Random(seed);
        Mutator mutator = new Mutator(random);
        List<String> contradictions = new ArrayList<>();
        int proved = 0;
        int refuted = 0;
        RandomTrials trials = new RandomTrials(dbmss);
        for (int i = 0; i < mutants; i++) {
            Problem pair = pairs.get(random.nextInt(pairs.size()));
            boolean isLeft = random.nextBoolean();
            Relation changed = mutator.mutate(isLeft ? pair.left() : pair.right());
            while (random.nextInt(3) == 0) {
                changed = mutator.mutate(changed);
            }
            Problem mutant = new Problem(
                    pair.schema(),
                    isLeft ? changed : pair.left(),
                    isLeft ? pair.right() : changed,
                    pair.semantics(),
                    pair.checks());
            Optional<Certificate> proof = proof(mutant);
            if (proof.isPresent()) {
                proved++;
                Optional<String> objection = objection(mutant, proof.get()).or(() -> trials.difference(mutant));
                if (objection.isPresent()) {
                    refuted++;
                    contradictions.add("seed %d, mutant %d:%n%s%n  ==%n%s%n%s"
                            .formatted(
                                    seed,
                                    i,
                                    RelationText.of(mutant.left()),
                                    RelationText.of(mutant.right()),
                                    objection.get()));
                }
            }
        }
        return new Result(mutants, proved, refuted, trials.agreements(), contradictions);
    }

    private Optional<Certificate> proof(Problem problem) {
        return switch (new Prover(Set.of()).prove(problem, Budget.of(proofTime))) {
            case Prover.Outcome.Proof(Certificate certificate) -> Optional.of(certificate);
            case Prover.Outcome.Open ignored -> Optional.empty();
        };
    }

    /** What speaks against a proof: a database, or a step that is wrong or could not be tried. */
    private Optional<String> objection(Problem mutant, Certificate certificate) {
        if (difference(mutant) instanceof Verdict.Refuted(var counterexample)) {
            return Optional.of(counterexample.toString());
        }
        return switch (new Checker(Set.of()).examine(mutant, certificate, Budget.of(proofTime.multipliedBy(10)))) {
            case Checker.Result.Passed ignored -> Optional.empty();
            case Checker.Result.Untried(var reasons) -> Optional.of("nothing of the proof could be tried: " + reasons);
            case Checker.Result.Mismatched ignored -> Optional.of("the checker does not find the proof again");
            case Checker.Result.Wrong(String step) -> Optional.of(step);
        };
    }

    private Verdict difference(Problem problem) {
        try {
            return new Refuter(List.of(stage), review, Optional.empty())
                    .refute(problem, Budget.of(Duration.ofSeconds(5)))
                    .verdict();
        } catch (Unsupported e) {
            return new Verdict.Unknown(String.valueOf(e.getMessage()), 0);
        }
    }
}
