package io.panoptes.equivalence.prover.decision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.OutOfTime;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverLimits;
import io.panoptes.sql.type.SqlType;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class EncoderTest {
    private static final Formula FORMULA =
            Formulas.isNull(Terms.variable(new FreshVariables(1).fresh(new Source.AnyValue(SqlType.INTEGER))));

    @Test
    void encodesWhileThereIsTime() {
        try (SolverContext solver = SolverContext.open(SolverLimits.DEFAULT)) {
            Encoder encoder = new Encoder(solver.z3(), Budget.of(Duration.ofHours(1)));
            assertThat(encoder.formula(FORMULA).isBool()).isTrue();
        }
    }

    /** Proofs of two answers to one task went on for minutes here, and took gigabytes, long after their time. */
    @Test
    void endsWithTheBudget() {
        Budget budget = Budget.of(Duration.ofHours(1));
        try (SolverContext solver = SolverContext.open(SolverLimits.DEFAULT)) {
            Encoder encoder = new Encoder(solver.z3(), budget);
            budget.cancel();
            assertThatThrownBy(() -> encoder.formula(FORMULA)).isInstanceOf(OutOfTime.class);
        }
    }
}
