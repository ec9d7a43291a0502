package io.panoptes.equivalence.bench;

import io.panoptes.equivalence.Unsupported;
import io.panoptes.equivalence.Verdict;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.RelationText;
import io.panoptes.equivalence.prover.Prover;
import io.panoptes.equivalence.refuter.Budget;
import io.panoptes.equivalence.refuter.Problem;
import io.panoptes.equivalence.refuter.Refuter;
import io.panoptes.equivalence.refuter.Stage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Cross-examines the prover: pairs with a change in one query that are proved must not be refuted. */
public final class MutantHunt {
    private final Stage stage;
    private final Refuter.Review review;
    private final Duration proofTime;

    public MutantHunt(Stage stage, Refuter.Review review, Duration proofTime) {
        this.stage = stage;
        this.review = review;
        this.proofTime = proofTime;
    }

    /** What came of a hunt; each contradiction is a bug of the engine, with all that is needed to see it. */
    public record Result(int mutants, int proved, int refuted, List<String> contradictions) {}

    /** Mutates a pair drawn at random, so many times. */
    public Result run(List<Problem> pairs, int mutants, long seed) {
        Random random = new Random(seed);
        Mutator mutator = new Mutator(random);
        List<String> contradictions = new ArrayList<>();
        int proved = 0;
        int refuted = 0;
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
            if (isProved(mutant)) {
                proved++;
                if (difference(mutant) instanceof Verdict.Refuted(var counterexample)) {
                    refuted++;
                    contradictions.add("seed %d, mutant %d:%n%s%n  ==%n%s%n%s"
                            .formatted(
                                    seed,
                                    i,
                                    RelationText.of(mutant.left()),
                                    RelationText.of(mutant.right()),
                                    counterexample));
                }
            }
        }
        return new Result(mutants, proved, refuted, contradictions);
    }

    private boolean isProved(Problem problem) {
        return new Prover(Set.of()).prove(problem, Budget.of(proofTime)) instanceof Prover.Outcome.Proof;
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
