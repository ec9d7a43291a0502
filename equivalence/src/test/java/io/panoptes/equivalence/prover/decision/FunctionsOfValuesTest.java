package io.panoptes.equivalence.prover.decision;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverLimits;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FunctionsOfValuesTest {
    /** The name of its first column begins that of its second. */
    private static final Table OUTER = new Table(
            "o",
            Stream.of("a", "ab", "c")
                    .map(name -> new Column(name, SqlType.INTEGER, true))
                    .toList(),
            List.of());

    private final Rewriting rewriting = new Rewriting();
    private final Var one = rewriting.row(OUTER);
    private final Var two = rewriting.row(OUTER);

    @Test
    void sumsOverTheSameRowsAreAFunctionOfTheValues() {
        assertThat(facts(sum(column(one, 0), column(one, 2)), sum(column(two, 0), column(two, 2))))
                .isEqualTo(1);
    }

    /** Where the values stand was looked up in the text of the sum: o.a was found in o.ab. */
    @Test
    void aColumnWhoseNameBeginsAnothersIsNotTakenForIt() {
        assertThat(facts(sum(column(one, 1), column(one, 0)), sum(column(two, 2), column(two, 0))))
                .isEqualTo(1);
    }

    @Test
    void sumsUnderOtherConditionsAreOtherFunctions() {
        Var row = rewriting.row(Rewriting.T);
        Term other = new Term.Total(
                product(List.of(row), List.of(number(1)), Formulas.less(first(row), column(two, 0))), SqlType.INTEGER);
        assertThat(facts(sum(column(one, 0), column(one, 2)), other)).isZero();
    }

    @Test
    void aSumOfNoValueFromOutsideIsNoFunction() {
        assertThat(facts(sum(number(1), number(2)), sum(number(1), number(3)))).isZero();
    }

    private int facts(Term left, Term right) {
        try (SolverContext solver = SolverContext.open(SolverLimits.DEFAULT)) {
            Encoder encoder = new Encoder(solver.z3(), Budget.of(Duration.ofHours(1)));
            encoder.term(left);
            encoder.term(right);
            return new FunctionsOfValues(rewriting.names).facts(encoder).size();
        }
    }

    /** {@code Σ t. [t.a = left] [t.b = right]}. */
    private Term sum(Term left, Term right) {
        Var row = rewriting.row(Rewriting.T);
        return new Term.Total(
                product(List.of(row), List.of(number(1)), same(first(row), left), same(second(row), right)),
                SqlType.INTEGER);
    }

    private static Term column(Var row, int index) {
        return new Term.Column(row, index, SqlType.INTEGER);
    }
}
