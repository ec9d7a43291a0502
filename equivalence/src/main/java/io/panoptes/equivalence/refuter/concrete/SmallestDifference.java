package io.panoptes.equivalence.refuter.concrete;

import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Verdict.Counterexample;

/** A database on which the queries of a problem differ, made as small and plain as it can be while they do. */
public record SmallestDifference(Problem problem, Proposals proposals, Pool pool, Meaning meaning) {

    public Counterexample of(Tables database, String stage, Budget budget) {
        Trial trial = Trial.of(problem, pool, meaning);
        int mark = pool.mark();
        Tables smallest = proposals.minimise(
                database,
                candidate -> {
                    boolean different = trial.on(candidate) == Trial.Outcome.DIFFERENT;
                    pool.forget(mark);
                    return different;
                },
                budget);
        return new Counterexample(
                smallest.toDatabase(pool), trial.leftAnswer(smallest), trial.rightAnswer(smallest), stage);
    }
}
