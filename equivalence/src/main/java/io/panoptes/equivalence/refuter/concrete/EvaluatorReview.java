package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.equivalence.refuter.stage.Objection;
import io.panoptes.equivalence.refuter.stage.Review;
import java.util.Optional;

/** Evaluates both queries again with the reference evaluator, from scratch, and asks for every constraint. */
public record EvaluatorReview(Meaning meaning) implements Review {
    @Override
    public Optional<Objection> objection(Problem problem, Counterexample counterexample) {
        Pool pool = new Pool();
        try {
            Tables tables = Tables.of(counterexample.database(), pool);
            if (!new ConstraintSet(problem.schema(), problem.checks(), pool).hold(tables)) {
                return bug("the database breaks a constraint");
            }
            Trial trial = Trial.of(problem, pool, meaning);
            return switch (trial.on(tables)) {
                case DIFFERENT -> Optional.empty();
                case SAME -> bug("the evaluator gives the same answer twice");
                case NO_ANSWER -> meaningless("the queries have no one answer there");
                case MADE_UP -> meaningless("it rests on a made-up meaning of " + String.join(", ", trial.madeUp()));
            };
        } catch (Unsupported e) {
            return meaningless(String.valueOf(e.getMessage()));
        }
    }

    private static Optional<Objection> bug(String reason) {
        return Optional.of(new Objection(reason, true));
    }

    private static Optional<Objection> meaningless(String reason) {
        return Optional.of(new Objection(reason, false));
    }
}
