package io.panoptes.equivalence.prover.rule.product;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class PinValueTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var x = rewriting.row(Rewriting.T);
    private final Var k = rewriting.value(SqlType.INTEGER);
    private final Term value = Terms.variable(k);

    @Test
    void firesWhereTheValueIsFixed() {
        assertThat(rewriting.within(new PinValue(), product(List.of(x, k), List.of(value), same(value, first(x)))))
                .contains("Σb0∈t (b0.a)");
    }

    @Test
    void firesForNull() {
        assertThat(rewriting.within(new PinValue(), product(List.of(k), List.of(value), Formulas.isNull(value))))
                .contains("(NULL)");
    }

    @Test
    void firesForWhatHolds() {
        Var truth = rewriting.value(SqlType.BOOLEAN);
        Term holds = Terms.variable(truth);
        assertThat(rewriting.within(new PinValue(), product(List.of(truth), List.of(holds), Formulas.holds(holds))))
                .contains("(TRUE)");
        assertThat(rewriting.within(
                        new PinValue(), product(List.of(truth), List.of(holds), Formulas.not(Formulas.holds(holds)))))
                .isEmpty();
    }

    @Test
    void staysWhereTheValueIsFixedByItself() {
        Term next = Terms.strict(ArithmeticOperation.PLUS, List.of(value, Terms.constant(1)), SqlType.INTEGER);
        assertThat(rewriting.within(new PinValue(), product(List.of(k), List.of(value), same(value, next))))
                .isEmpty();
    }

    @Test
    void staysWhereTheValueIsOfAnotherKind() {
        Term half = Terms.constant(new BigDecimal("0.5"), new SqlType.DecimalType(3, 1));
        assertThat(rewriting.within(new PinValue(), product(List.of(k), List.of(value), same(value, half))))
                .isEmpty();
    }
}
