package io.panoptes.equivalence.prover.rule.formula;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CountComparisonTest {
    private final Var x = new Rewriting().row(Rewriting.T);
    private final Term count = new Term.Total(product(List.of(x), List.of(number(1))), SqlType.BIGINT);
    private final Term sum = new Term.Total(product(List.of(x), List.of(first(x))), SqlType.BIGINT);

    @Test
    void firesWhereTheCountIsComparedWithNone() {
        assertThat(simpler(same(count, number(0)))).contains("¬‖Σb0∈t‖");
        assertThat(simpler(Formulas.less(count, number(1)))).contains("¬‖Σb0∈t‖");
        assertThat(simpler(Formulas.less(number(0), count))).contains("‖Σb0∈t‖");
    }

    @Test
    void firesWhereEveryCountOrNoneWillDo() {
        assertThat(simpler(Formulas.less(count, number(0)))).contains("false");
        assertThat(simpler(Formulas.less(number(-1), count))).contains("true");
        assertThat(simpler(same(count, number(-2)))).contains("false");
    }

    @Test
    void seesThroughAnAddedNumber() {
        Term next = Terms.strict(ArithmeticOperation.PLUS, List.of(count, number(1)), SqlType.BIGINT);
        assertThat(simpler(same(next, number(1)))).contains("¬‖Σb0∈t‖");
    }

    @Test
    void staysWhereSeveralCountsWillDo() {
        assertThat(simpler(same(count, number(2)))).isEmpty();
        assertThat(simpler(Formulas.less(count, number(2)))).isEmpty();
    }

    @Test
    void staysWhereTheSumIsOfOtherNumbers() {
        assertThat(simpler(same(sum, number(0)))).isEmpty();
        assertThat(simpler(Formulas.less(number(0), sum))).isEmpty();
    }

    @Test
    void ofCountsThatAreAddedUpEachIsNone() {
        Term choice = new Term.If(Formulas.isNull(first(x)), number(1), number(0));
        Term both = Terms.strict(ArithmeticOperation.PLUS, List.of(count, choice), SqlType.BIGINT);
        assertThat(simpler(Formulas.less(both, number(1)))).contains("¬null(v1.a) ∧ ¬‖Σb0∈t‖");
        assertThat(simpler(Formulas.less(number(0), both))).contains("(null(v1.a) ∨ ‖Σb0∈t‖)");
        assertThat(simpler(Formulas.less(both, number(2)))).isEmpty();
    }

    @Test
    void staysWhereAnAddedNumberMayBeBelowNone() {
        Term choice = new Term.If(Formulas.isNull(first(x)), number(-1), number(0));
        Term both = Terms.strict(ArithmeticOperation.PLUS, List.of(count, choice), SqlType.BIGINT);
        assertThat(simpler(Formulas.less(both, number(1)))).isEmpty();
        Term any = Terms.strict(ArithmeticOperation.PLUS, List.of(count, sum), SqlType.BIGINT);
        assertThat(simpler(Formulas.less(any, number(1)))).isEmpty();
    }

    private static Optional<String> simpler(Formula comparison) {
        return new CountComparison().apply(comparison, List.of()).map(Text::of);
    }
}
