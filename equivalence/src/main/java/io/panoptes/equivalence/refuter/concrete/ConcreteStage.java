package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.equivalence.refuter.stage.Stage;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Tries databases: random ones first, smallest first; some with a row that comes up very often, where the queries ask for
 * large counts; then changes of those that reached something new in the plans.
 *
 * @param seed the same gives the same databases
 * @param randomDatabases how many random ones to try
 * @param guidedDatabases how many to try after that, led by coverage
 */
public record ConcreteStage(long seed, int randomDatabases, int guidedDatabases) implements Stage {
    /** Enough for most pairs; some tens of milliseconds of random search, then up to a second or so of guided search. */
    public static final ConcreteStage STANDARD = new ConcreteStage(1, 3_000, 60_000);

    /** Random databases alone: tens of milliseconds. */
    public static final ConcreteStage RANDOM = new ConcreteStage(1, 3_000, 0);

    @Override
    public String name() {
        return "concrete";
    }

    @Override
    public Found search(Problem problem, Budget budget) {
        return new Search(problem, budget, new SplittableRandom(seed)).run();
    }

    /** One search: the state that its steps share. */
    private final class Search {
        private final Problem problem;
        private final Budget budget;
        private final Pool pool = new Pool();
        /**
         * Unknown functions mean what they mean to the evaluator that reviews what is found. Division by zero is an error at
         * first, for the plainest differences, and NULL once that has left queries without an answer.
         */
        private Meaning meaning = Meaning.STRICT;

        private final Proposals proposals;
        private final Tables database;
        private int tried;
        private int withoutAnswer;
        private String madeUp = "";

        Search(Problem problem, Budget budget, RandomGenerator random) {
            this.problem = problem;
            this.budget = budget;
            this.proposals = new Proposals(
                    problem.schema(), List.of(problem.left(), problem.right()), problem.checks(), pool, random);
            this.database = new Tables(problem.schema());
        }

        Found run() {
            if (tryRandom() || tryRandomWithNulls()) {
                return difference();
            }
            Optional<Counterexample> repeated =
                    proposals.repeatedRows(problem).difference(proposals, pool, meaning, name(), budget);
            if (repeated.isPresent()) {
                return new Found.Difference(repeated.get());
            }
            if (tryGuided()) {
                return difference();
            }
            String rests = madeUp.isEmpty() ? "" : ", but they differ where a meaning of " + madeUp + " is made up";
            return new Found.Nothing(
                    "no difference on %d databases%s%s"
                            .formatted(
                                    tried,
                                    withoutAnswer > 0 ? " (%d without an answer)".formatted(withoutAnswer) : "",
                                    rests),
                    0);
        }

        private Found difference() {
            return new Found.Difference(
                    new SmallestDifference(problem, proposals, pool, meaning).of(database, name(), budget));
        }

        private boolean tryRandom() {
            Trial trial = Trial.of(problem, pool, meaning);
            int mark = pool.mark();
            for (int i = 0; i < randomDatabases && !budget.isOver(); i++) {
                proposals.random(database, rowsAt(i));
                if (differs(trial, mark)) {
                    return true;
                }
            }
            return false;
        }

        private boolean tryRandomWithNulls() {
            if (withoutAnswer == 0) {
                return false;
            }
            meaning = Meaning.LENIENT;
            return tryRandom();
        }

        /** One or two rows at first, all sizes later. */
        private int rowsAt(int attempt) {
            int mostRows = proposals.mostRows();
            return Math.min(mostRows, 2 + attempt * (mostRows - 1) / Math.max(1, randomDatabases / 3));
        }

        private boolean tryGuided() {
            Trial trial = Trial.observed(problem, pool, meaning);
            Novelty novelty = new Novelty();
            int mark = pool.mark();
            for (int i = 0; i < guidedDatabases && !budget.isOver(); i++) {
                if (i < guidedDatabases / 100) {
                    proposals.random(database, proposals.mostRows());
                } else {
                    proposals.guided(database);
                }
                if (differs(trial, mark)) {
                    return true;
                }
                if (novelty.isNew(List.of(trial.left(), trial.right()))) {
                    proposals.keep(database);
                }
            }
            return false;
        }

        private boolean differs(Trial trial, int mark) {
            tried++;
            Trial.Outcome outcome = trial.on(database);
            if (outcome == Trial.Outcome.MADE_UP) {
                madeUp = String.join(", ", trial.madeUp());
            }
            withoutAnswer += outcome == Trial.Outcome.NO_ANSWER ? 1 : 0;
            pool.forget(mark);
            return outcome == Trial.Outcome.DIFFERENT;
        }
    }
}
