package io.panoptes.equivalence.prover.rule;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class WholeIntervalTest {
    private final Var k = new FreshVariables(100).fresh(new Source.AnyValue(SqlType.BIGINT));
    private final Var x = new Rewriting().row(Rewriting.T);
    private final Term number = Terms.variable(k);
    private final Term count = new Term.Total(product(List.of(x), List.of(number(1))), SqlType.BIGINT);
    private final Formula above = Formulas.less(number(0), number);
    private final Formula upTo = Formulas.not(Formulas.less(count, number));

    private static Product rows(Var var, Formula... conditions) {
        return product(List.of(var), List.of(), conditions);
    }

    @Test
    void theEndsAreThoseOfTheTwoComparisons() {
        WholeInterval found = WholeInterval.of(rows(k, above, upTo, Formulas.notNull(number)), k)
                .orElseThrow();
        assertThat(found.below()).isEqualTo(number(0));
        assertThat(found.upTo()).isEqualTo(count);
        assertThat(found.others().vars()).isEmpty();
        assertThat(Text.of(found.isThere())).isEqualTo("0 < total{Σb0∈t (1)}");
    }

    @Test
    void whatIsAddedToTheLowerEndMustNotBeNone() {
        Term more = Terms.strict(ArithmeticOperation.PLUS, List.of(count, count), SqlType.BIGINT);
        WholeInterval found = WholeInterval.of(
                        rows(k, Formulas.less(count, number), Formulas.not(Formulas.less(more, number))), k)
                .orElseThrow();
        assertThat(Text.of(found.isThere())).isEqualTo("0 < total{Σb0∈t (1)}");
    }

    @Test
    void whereMoreIsSaidOfTheNumberOrLessThereIsNone() {
        assertThat(WholeInterval.of(rows(k, above, upTo, Formulas.not(same(number, number(2)))), k))
                .isEmpty();
        assertThat(WholeInterval.of(rows(k, above), k)).isEmpty();
        assertThat(WholeInterval.of(rows(k, upTo), k)).isEmpty();
        assertThat(WholeInterval.of(rows(k, above, upTo, Formulas.less(number(1), number)), k))
                .isEmpty();
    }

    /** A fraction lies between two whole numbers, and NULL is no end. */
    @Test
    void onlyWholeNumbersAndNoNulls() {
        Var fraction = new FreshVariables(100).fresh(new Source.AnyValue(new SqlType.DecimalType(10, 2)));
        Term value = Terms.variable(fraction);
        assertThat(WholeInterval.of(
                        rows(fraction, Formulas.less(number(0), value), Formulas.not(Formulas.less(count, value))),
                        fraction))
                .isEmpty();
        assertThat(WholeInterval.of(
                        product(List.of(k, x), List.of(), above, Formulas.not(Formulas.less(first(x), number))), k))
                .isEmpty();
    }

    @Test
    void aRowIsNoNumber() {
        assertThat(WholeInterval.of(rows(x), x)).isEmpty();
    }
}
