package io.panoptes.equivalence.refuter;

import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.refuter.stage.Stage;

/** A stage that gets a share of the time that is left, so that those behind it have some, too. */
record WithinShare(Stage stage, double share) implements Stage {
    @Override
    public String name() {
        return stage.name();
    }

    @Override
    public Found search(Problem problem, Budget budget) {
        long nanos = (long) (budget.left().toNanos() * share);
        return stage.search(problem, budget.atMost(java.time.Duration.ofNanos(nanos)));
    }
}
