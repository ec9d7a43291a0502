package io.panoptes.triage.reduction.judge;

import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.concrete.ConcreteStage;
import io.panoptes.equivalence.refuter.concrete.EvaluatorReview;
import io.panoptes.equivalence.refuter.stage.Stage;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.InlineViews;
import java.time.Duration;

/**
 * Refuses a pair for which the engine's evaluator finds a small database on which the two differ. It knows nothing of any
 * DBMS, so it does not share a bug with the control. What the engine can't read is left to the others.
 */
record EngineJudge(long seed, int randomDatabases, int guidedDatabases, Duration limit) implements PairJudge {
    EngineJudge(long seed, int randomDatabases, int guidedDatabases) {
        this(seed, randomDatabases, guidedDatabases, Duration.ofMillis(500));
    }

    @Override
    public String name() {
        return "search of the equivalence engine for a small database on which the two queries differ";
    }

    @Override
    public Opinion judge(EditableCase edited) {
        EditableCase plain = InlineViews.of(edited).orElse(edited);
        try {
            Problem problem = EngineProblem.of(plain);
            Budget budget = Budget.of(limit);
            Stage.Found found = new ConcreteStage(seed, randomDatabases, guidedDatabases).search(problem, budget);
            return switch (found) {
                // What was looked at too shortly to see anything is not accepted.
                case Stage.Found.Nothing ignored -> budget.isOver() ? Opinion.CANNOT_TELL : Opinion.ACCEPTS;
                case Stage.Found.Difference(var counterexample) ->
                    new EvaluatorReview(Meaning.LENIENT)
                                    .objection(problem, counterexample)
                                    .isEmpty()
                            ? Opinion.REFUSES
                            : Opinion.CANNOT_TELL;
            };
        } catch (SqlError | Unsupported | IllegalArgumentException unread) {
            return Opinion.CANNOT_TELL;
        }
    }
}
