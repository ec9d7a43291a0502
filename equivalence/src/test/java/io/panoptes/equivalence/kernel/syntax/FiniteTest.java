package io.panoptes.equivalence.kernel.syntax;

import static io.panoptes.equivalence.kernel.Claims.and;
import static io.panoptes.equivalence.kernel.Claims.column;
import static io.panoptes.equivalence.kernel.Claims.constant;
import static io.panoptes.equivalence.kernel.Claims.exists;
import static io.panoptes.equivalence.kernel.Claims.less;
import static io.panoptes.equivalence.kernel.Claims.not;
import static io.panoptes.equivalence.kernel.Claims.nothing;
import static io.panoptes.equivalence.kernel.Claims.number;
import static io.panoptes.equivalence.kernel.Claims.or;
import static io.panoptes.equivalence.kernel.Claims.over;
import static io.panoptes.equivalence.kernel.Claims.product;
import static io.panoptes.equivalence.kernel.Claims.row;
import static io.panoptes.equivalence.kernel.Claims.same;
import static io.panoptes.equivalence.kernel.Claims.total;
import static io.panoptes.equivalence.kernel.Claims.value;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class FiniteTest {
    private static final Var X = row(1, "t");
    private static final Var N = number(2);
    private static final Var M = number(3);
    private static final Term V = value(N);
    private static final Term W = value(M);

    private static boolean isFinite(List<Var> vars, Formula condition) {
        return Finite.is(product(vars, condition));
    }

    private static boolean isFinite(Formula condition) {
        return isFinite(over(N), condition);
    }

    @Test
    void tablesAre() {
        assertThat(isFinite(over(X, row(4, "p")), Formula.TRUE)).isTrue();
    }

    @Test
    void valuesAreNotByThemselves() {
        assertThat(isFinite(Formula.TRUE)).isFalse();
    }

    @Test
    void truthValuesAre() {
        assertThat(isFinite(over(new Var(5, new Source.AnyValue(SqlType.BOOLEAN))), Formula.TRUE))
                .isTrue();
        assertThat(isFinite(over(new Var(5, new Source.AnyValue(SqlType.TEXT))), Formula.TRUE))
                .isFalse();
    }

    @Test
    void aValueThatIsATermOrNullIs() {
        assertThat(isFinite(same(V, constant(1)))).isTrue();
        assertThat(isFinite(same(constant(1), V))).isTrue();
        assertThat(isFinite(new Formula.IsNull(V))).isTrue();
        assertThat(isFinite(not(same(V, constant(1))))).isFalse();
        assertThat(isFinite(not(new Formula.IsNull(V)))).isFalse();
    }

    @Test
    void everyWayOfADisjunctionMustFixIt() {
        assertThat(isFinite(or(same(V, constant(1)), same(V, column(X, "a"))))).isTrue();
        assertThat(isFinite(or(same(V, constant(1)), less(constant(1), column(X, "a")))))
                .isFalse();
    }

    @Test
    void negationsTurnAndIntoOr() {
        assertThat(isFinite(not(or(not(same(V, constant(1))), less(V, constant(0))))))
                .isTrue();
        assertThat(isFinite(not(and(not(same(V, constant(1))), not(same(V, constant(2)))))))
                .isTrue();
        assertThat(isFinite(not(and(not(same(V, constant(1))), less(V, constant(0))))))
                .isFalse();
    }

    @Test
    void twoValuesThatAreTheSameFixNothing() {
        assertThat(isFinite(over(N, M), same(V, W))).isFalse();
        assertThat(isFinite(over(N, M), and(same(V, W), same(W, constant(1))))).isTrue();
    }

    @Test
    void wholeNumbersBetweenTwoOthersAre() {
        Formula above = less(constant(0), V);
        Formula below = not(less(constant(9), V));
        assertThat(isFinite(and(above, below))).isTrue();
        assertThat(isFinite(above)).isFalse();
        assertThat(isFinite(below)).isFalse();
        assertThat(isFinite(or(above, below))).isFalse();
        assertThat(isFinite(and(not(less(V, constant(0))), below))).isTrue();
        assertThat(isFinite(and(not(less(V, constant(0))), not(less(V, constant(9))))))
                .isFalse();
        assertThat(isFinite(and(not(less(V, constant(0))), less(V, constant(9)))))
                .isTrue();
        assertThat(isFinite(and(less(V, constant(0)), less(V, constant(9))))).isFalse();
    }

    @Test
    void fractionsBetweenTwoNumbersAreNot() {
        Var fraction = new Var(6, new Source.AnyValue(new SqlType.DecimalType(10, 2)));
        Term value = new Term.Variable(fraction, new SqlType.DecimalType(10, 2));
        assertThat(isFinite(over(fraction), and(less(constant(0), value), less(value, constant(1)))))
                .isFalse();
    }

    /** NOT v < NULL holds for each v. */
    @Test
    void aBoundThatMayBeNullIsNone() {
        assertThat(isFinite(and(not(less(V, nothing())), less(V, constant(9))))).isFalse();
        assertThat(isFinite(and(not(less(V, column(X, "a"))), less(V, constant(9)))))
                .isFalse();
        assertThat(isFinite(and(not(less(V, choice(constant(1)))), less(V, constant(9)))))
                .isTrue();
        assertThat(isFinite(and(not(less(V, choice(nothing()))), less(V, constant(9)))))
                .isFalse();
    }

    private static Term choice(Term otherwise) {
        return new Term.If(new Formula.IsNull(column(X, "a")), constant(0), otherwise);
    }

    /** A whole number is the same as one fraction at most, and says nothing of a text. */
    @Test
    void aTermOfAnotherKindFixesItWhereTheKindsMeet() {
        SqlType decimal = new SqlType.DecimalType(2, 1);
        Term half = new Term.Constant(Value.of(new BigDecimal("0.5")), decimal);
        Term text = new Term.Constant(new Value.TextValue("1"), SqlType.TEXT);
        assertThat(isFinite(same(V, half))).isTrue();
        assertThat(isFinite(same(V, text))).isFalse();
    }

    @Test
    void aBoundThatIsOpenItselfIsNone() {
        Term count = total(product(over(X), same(column(X, "a"), W), constant(1)));
        assertThat(isFinite(over(N, M), and(same(W, V), less(count, V), less(V, constant(9)))))
                .isFalse();
        assertThat(isFinite(over(N), and(less(count, V), less(V, constant(9))))).isTrue();
    }

    @Test
    void anExistsWithinFixesWhatItsConditionFixes() {
        assertThat(isFinite(exists(over(X), same(V, column(X, "a"))))).isTrue();
        assertThat(isFinite(exists(over(M), and(same(V, W), same(W, constant(1))))))
                .isTrue();
        assertThat(isFinite(exists(over(M), same(V, W)))).isFalse();
        assertThat(isFinite(not(exists(over(X), same(V, column(X, "a")))))).isFalse();
    }

    /** The variable inside is another one, though it has the same number. */
    @Test
    void whatIsBoundWithinIsNotFixedOutside() {
        assertThat(isFinite(exists(over(N), same(V, constant(1))))).isFalse();
    }
}
