package io.panoptes.equivalence.prover.expression;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.exists;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CanonicalFormTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var t = rewriting.row(Rewriting.T);
    private final Var u = rewriting.row(Rewriting.T);
    private final Var k = rewriting.row(Rewriting.K);

    @Test
    void boundVariablesHaveNoNames() {
        assertThat(CanonicalForm.of(exists(List.of(t), same(first(t), second(k)))))
                .isEqualTo(CanonicalForm.of(exists(List.of(u), same(first(u), second(k)))));
    }

    @Test
    void freeVariablesHaveNames() {
        assertThat(CanonicalForm.of(first(t))).isNotEqualTo(CanonicalForm.of(first(u)));
        assertThat(CanonicalForm.of(exists(List.of(k), same(first(t), second(k)))))
                .isNotEqualTo(CanonicalForm.of(exists(List.of(k), same(first(u), second(k)))));
    }

    @Test
    void sidesAndConjunctsHaveNoOrder() {
        Formula one = same(first(t), first(u));
        Formula other = Formulas.isNull(second(t));
        assertThat(CanonicalForm.of(Formulas.and(one, other)))
                .isEqualTo(CanonicalForm.of(Formulas.and(other, same(first(u), first(t)))));
        assertThat(CanonicalForm.of(Formulas.less(first(t), first(u))))
                .isNotEqualTo(CanonicalForm.of(Formulas.less(first(u), first(t))));
    }

    @Test
    void aConjunctThatIsTwiceThereIsTwiceThere() {
        Formula conjunct = Formulas.isNull(first(t));
        assertThat(CanonicalForm.of(new Formula.And(List.of(conjunct, conjunct))))
                .isNotEqualTo(CanonicalForm.of(new Formula.And(List.of(conjunct))));
    }

    @Test
    void numbersHaveNoType() {
        Term whole = number(1);
        Term decimal = new Term.Constant(new Value.DecimalValue(BigDecimal.ONE), new SqlType.DecimalType(9, 0));
        Term other = new Term.Constant(new Value.DecimalValue(new BigDecimal("1.5")), new SqlType.DecimalType(9, 1));
        assertThat(CanonicalForm.of(whole)).isEqualTo(CanonicalForm.of(decimal));
        assertThat(CanonicalForm.of(whole)).isNotEqualTo(CanonicalForm.of(other));
        assertThat(CanonicalForm.typed(whole)).isNotEqualTo(CanonicalForm.typed(decimal));
    }

    /** As text the two were one: a name could hold what is written around names. */
    @Test
    void namesAreNotTakenApart() {
        Term text = new Term.Constant(Value.of("a"), SqlType.TEXT);
        Term one = new Term.Unknown(new Function.Named("f?('a'), g"), List.of(text), SqlType.TEXT);
        Term inner = new Term.Unknown(new Function.Named("g"), List.of(text), SqlType.TEXT);
        Bag bag = new Bag(List.of());
        Term two = new Term.Summary(
                new BagFunction.Named("s"),
                List.of(new Term.Unknown(new Function.Named("f"), List.of(text), SqlType.TEXT), inner),
                bag,
                SqlType.TEXT);
        Term other = new Term.Summary(new BagFunction.Named("s"), List.of(one), bag, SqlType.TEXT);
        assertThat(Text.of(two)).isEqualTo(Text.of(other));
        assertThat(CanonicalForm.of(two)).isNotEqualTo(CanonicalForm.of(other));
    }

    @Test
    void aTableIsNotAKindOfValues() {
        Table whole = new Table("WHOLE", List.of(new Column("a", SqlType.INTEGER, true)), List.of());
        assertThat(CanonicalForm.of(new Source.Stored(whole)))
                .isNotEqualTo(CanonicalForm.of(new Source.AnyValue(SqlType.INTEGER)));
    }

    @Test
    void variablesOfOneNumberAreOne() {
        Formula formula = Formulas.less(first(t), second(u));
        Formula twin = Formulas.less(first(k), second(k));
        assertThat(CanonicalForm.numbered(formula, Map.of(t, 3, u, 3)))
                .isEqualTo(CanonicalForm.numbered(twin, Map.of(k, 3)))
                .isNotEqualTo(CanonicalForm.numbered(formula, Map.of(t, 3, u, 4)))
                .isNotEqualTo(CanonicalForm.of(twin));
    }

    @Test
    void isInOrder() {
        CanonicalForm one = CanonicalForm.of(first(t));
        CanonicalForm two = CanonicalForm.of(second(t));
        assertThat(one.compareTo(two)).isNegative();
        assertThat(two.compareTo(one)).isPositive();
        assertThat(one.compareTo(CanonicalForm.of(first(t)))).isZero();
    }
}
