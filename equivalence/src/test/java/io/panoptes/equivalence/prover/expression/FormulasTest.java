package io.panoptes.equivalence.prover.expression;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Formulas are simplified where they are made; each of these is the same formula in every database. */
class FormulasTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var t = rewriting.row(Rewriting.T);
    private final Var k = rewriting.row(Rewriting.K);
    private final Term a = first(t);
    private final Term b = second(t);
    private final Formula aIsNull = new Formula.IsNull(a);
    private final Formula less = new Formula.Less(a, b);
    private final Formula same = new Formula.Same(a, b);

    private static Formula not(Formula formula) {
        return new Formula.Not(formula);
    }

    private static Formula and(Formula... parts) {
        return new Formula.And(List.of(parts));
    }

    private static Formula or(Formula... parts) {
        return new Formula.Or(List.of(parts));
    }

    private static Term choice(Formula condition, Term then, Term otherwise) {
        return new Term.If(condition, then, otherwise);
    }

    private static Term strict(ArithmeticOperation operation, Term left, Term right) {
        return new Term.Strict(operation, List.of(left, right), SqlType.INTEGER);
    }

    private static Term nothing() {
        return Terms.nothing(SqlType.INTEGER);
    }

    @Test
    void conjunctionsAreFlatAndWithoutRepetition() {
        assertThat(Formulas.and(less, Formulas.and(same, less))).isEqualTo(and(less, same));
        assertThat(Formulas.and(less, Formula.TRUE)).isEqualTo(less);
        assertThat(Formulas.and()).isEqualTo(Formula.TRUE);
        assertThat(Formulas.and(less, Formula.FALSE)).isEqualTo(Formula.FALSE);
        assertThat(Formulas.and(less, same, not(less))).isEqualTo(Formula.FALSE);
    }

    @Test
    void disjunctionsAreFlatAndWithoutRepetition() {
        assertThat(Formulas.or(less, Formulas.or(same, less))).isEqualTo(or(less, same));
        assertThat(Formulas.or(less, Formula.FALSE)).isEqualTo(less);
        assertThat(Formulas.or()).isEqualTo(Formula.FALSE);
        assertThat(Formulas.or(less, Formula.TRUE)).isEqualTo(Formula.TRUE);
        assertThat(Formulas.or(less, same, not(less))).isEqualTo(Formula.TRUE);
    }

    @Test
    void negationsGoInside() {
        assertThat(Formulas.not(not(less))).isEqualTo(less);
        assertThat(Formulas.not(and(less, not(same)))).isEqualTo(or(not(less), same));
        assertThat(Formulas.not(or(less, not(same)))).isEqualTo(and(not(less), same));
        assertThat(Formulas.not(Formula.TRUE)).isEqualTo(Formula.FALSE);
    }

    /** {@code a = b OR a IS NULL AND b IS NULL} is IS NOT DISTINCT FROM, which {@code same} is; a third condition makes it another. */
    @Test
    void bothNullIsTheSame() {
        Formula bIsNull = new Formula.IsNull(b);
        Formula present = Formulas.and(same, not(aIsNull), not(bIsNull));
        Formula bothNull = Formulas.and(aIsNull, bIsNull);
        assertThat(Formulas.or(present, bothNull)).isEqualTo(same);
        assertThat(Formulas.or(bothNull, present)).isEqualTo(same);
        Formula third = Formulas.less(number(0), a);
        assertThat(Formulas.or(Formulas.and(same, third), bothNull))
                .isEqualTo(or(and(same, third), and(aIsNull, bIsNull)));
    }

    @Test
    void aWaySaysNothingThatAnotherExcludes() {
        Formula third = Formulas.less(number(0), a);
        assertThat(Formulas.or(less, Formulas.and(not(less), same))).isEqualTo(or(less, same));
        assertThat(Formulas.or(not(less), Formulas.and(less, same, third))).isEqualTo(or(not(less), and(same, third)));
        assertThat(Formulas.or(less, Formulas.and(same, third))).isEqualTo(or(less, and(same, third)));
        assertThat(Formulas.or(Formulas.and(less, third), Formulas.and(not(less), same)))
                .isEqualTo(or(and(less, third), and(not(less), same)));
    }

    @Test
    void whatIsNullDoesNotHold() {
        Formula holds = new Formula.Holds(a);
        assertThat(Formulas.or(aIsNull, Formulas.and(not(aIsNull), not(holds)))).isEqualTo(not(holds));
        assertThat(Formulas.or(aIsNull, holds)).isEqualTo(or(aIsNull, holds));
        assertThat(Formulas.or(aIsNull, not(new Formula.Holds(b)))).isEqualTo(or(aIsNull, not(new Formula.Holds(b))));
    }

    @Test
    void numbersOfWhichNeitherIsLessAreTheSame() {
        Formula bIsNull = new Formula.IsNull(b);
        Formula greater = new Formula.Less(b, a);
        Formula present = Formulas.and(not(aIsNull), not(bIsNull));
        assertThat(Formulas.and(not(less), not(greater), present)).isEqualTo(and(not(aIsNull), not(bIsNull), same));
        assertThat(Formulas.and(not(less), not(greater), not(aIsNull)))
                .isEqualTo(and(not(less), not(greater), not(aIsNull)));
        assertThat(Formulas.and(not(less), present)).isEqualTo(and(not(less), not(aIsNull), not(bIsNull)));
    }

    /** Doubles have NaN, and of texts a collation may take two for one. */
    @Test
    void ofOtherValuesNothingIsSaidWhereNeitherIsLess() {
        for (SqlType type : List.of(SqlType.DOUBLE, SqlType.TEXT)) {
            Term one = new Term.Column(t, 0, type);
            Term other = new Term.Column(t, 1, type);
            Formula apart = Formulas.and(
                    not(new Formula.Less(one, other)),
                    not(new Formula.Less(other, one)),
                    Formulas.notNull(one),
                    Formulas.notNull(other));
            assertThat(Formulas.conjuncts(apart)).hasSize(4);
        }
    }

    @Test
    void whatIsNullIsKnownOfConstantsKeysAndCounts() {
        assertThat(Formulas.isNull(nothing())).isEqualTo(Formula.TRUE);
        assertThat(Formulas.isNull(number(1))).isEqualTo(Formula.FALSE);
        assertThat(Formulas.isNull(first(k))).isEqualTo(Formula.FALSE);
        assertThat(Formulas.isNull(second(k))).isEqualTo(new Formula.IsNull(second(k)));
        assertThat(Formulas.isNull(new Term.Total(product(List.of(t), List.of(number(1))), SqlType.BIGINT)))
                .isEqualTo(Formula.FALSE);
        Term greatest =
                new Term.Extremum(true, new Bag(List.of(product(List.of(t), List.of(number(1))))), SqlType.BIGINT);
        assertThat(Formulas.isNull(greatest)).isEqualTo(new Formula.IsNull(greatest));
    }

    @Test
    void columnsOfAKeyAndNotNullColumnsAreNever() {
        Table table = new Table(
                "p",
                List.of(
                        new Column("a", SqlType.INTEGER, true),
                        new Column("b", SqlType.INTEGER, true),
                        new Column("c", SqlType.INTEGER, false),
                        new Column("d", SqlType.INTEGER, true)),
                List.of(new Constraint.PrimaryKey(List.of("b", "A")), new Constraint.Unique(List.of("d"))));
        assertThat(List.of(0, 1, 2)).allMatch(column -> Formulas.isNeverNull(table, column));
        assertThat(Formulas.isNeverNull(table, 3)).isFalse();
    }

    @Test
    void aStrictOperationIsNullWhereAnArgumentIs() {
        assertThat(Formulas.isNull(strict(ArithmeticOperation.PLUS, a, b)))
                .isEqualTo(or(aIsNull, new Formula.IsNull(b)));
        assertThat(Formulas.isNull(strict(ArithmeticOperation.TIMES, a, number(2))))
                .isEqualTo(aIsNull);
        Term unknown = new Term.Unknown(new Function.Named("f"), List.of(a), SqlType.INTEGER);
        assertThat(Formulas.isNull(unknown)).isEqualTo(new Formula.IsNull(unknown));
    }

    @Test
    void aChoiceIsNullWhereItsBranchIs() {
        assertThat(Formulas.isNull(choice(less, nothing(), number(1)))).isEqualTo(less);
        assertThat(Formulas.isNull(choice(less, number(1), nothing()))).isEqualTo(not(less));
    }

    @Test
    void constantsAreCompared() {
        assertThat(Formulas.same(number(1), number(1))).isEqualTo(Formula.TRUE);
        assertThat(Formulas.same(number(1), new Term.Constant(Value.of(new BigDecimal("1.0")), SqlType.BIGINT)))
                .isEqualTo(Formula.TRUE);
        assertThat(Formulas.same(number(1), number(2))).isEqualTo(Formula.FALSE);
        assertThat(Formulas.same(nothing(), nothing())).isEqualTo(Formula.TRUE);
        assertThat(Formulas.same(nothing(), number(1))).isEqualTo(Formula.FALSE);
        assertThat(Formulas.same(nothing(), a)).isEqualTo(aIsNull);
        assertThat(Formulas.less(number(1), number(2))).isEqualTo(Formula.TRUE);
        Term two = new Term.Constant(Value.of(new BigDecimal("2.0")), SqlType.BIGINT);
        assertThat(Formulas.less(number(2), two)).isEqualTo(Formula.FALSE);
        assertThat(Formulas.less(number(2), nothing())).isEqualTo(Formula.FALSE);
        assertThat(Formulas.less(nothing(), number(2))).isEqualTo(Formula.FALSE);
    }

    /** Which of two texts comes first is for the collation to say where letters are beyond the Basic Multilingual Plane. */
    @Test
    void constantsOfOtherKindsAreLeft() {
        Term text = new Term.Constant(new Value.TextValue("1"), SqlType.TEXT);
        assertThat(Formulas.same(number(1), text)).isInstanceOf(Formula.Same.class);
        Term far = new Term.Constant(new Value.TextValue("\uD83D\uDE00"), SqlType.TEXT);
        assertThat(Formulas.less(text, far)).isInstanceOf(Formula.Less.class);
    }

    @Test
    void nothingIsBelowNull() {
        assertThat(Formulas.less(nothing(), a)).isEqualTo(Formula.FALSE);
        assertThat(Formulas.less(a, nothing())).isEqualTo(Formula.FALSE);
        assertThat(Formulas.less(a, a)).isEqualTo(Formula.FALSE);
        assertThat(Formulas.same(a, a)).isEqualTo(Formula.TRUE);
    }

    @Test
    void whatIsAddedGoesToTheConstant() {
        Term sum = strict(ArithmeticOperation.PLUS, a, number(2));
        assertThat(Formulas.same(sum, number(5))).isEqualTo(new Formula.Same(a, number(3)));
        assertThat(Formulas.less(sum, number(5))).isEqualTo(new Formula.Less(a, number(3)));
        assertThat(Formulas.less(number(5), sum)).isEqualTo(new Formula.Less(number(3), a));
        Term product = strict(ArithmeticOperation.TIMES, a, number(2));
        assertThat(Formulas.same(product, number(5))).isEqualTo(new Formula.Same(product, number(5)));
    }

    @Test
    void aChoiceIsComparedBranchByBranch() {
        assertThat(Formulas.same(choice(less, number(1), number(2)), number(1))).isEqualTo(less);
        assertThat(Formulas.less(choice(less, number(1), a), number(1)))
                .isEqualTo(and(not(less), new Formula.Less(a, number(1))));
        assertThat(Formulas.less(number(1), choice(less, number(2), number(0)))).isEqualTo(less);
        assertThat(Formulas.holds(choice(less, Terms.truth(false), Terms.truth(true))))
                .isEqualTo(not(less));
    }

    @Test
    void aBooleanHoldsWhereItIsTrue() {
        assertThat(Formulas.holds(Terms.truth(true))).isEqualTo(Formula.TRUE);
        assertThat(Formulas.holds(Terms.truth(false))).isEqualTo(Formula.FALSE);
        assertThat(Formulas.holds(Terms.nothing(SqlType.BOOLEAN))).isEqualTo(Formula.FALSE);
    }

    @Test
    void whatExistsOfNoRowsIsItsCondition() {
        assertThat(Formulas.exists(product(List.of(), List.of(a), less))).isEqualTo(less);
        assertThat(Formulas.exists(product(List.of(t), List.of(), Formula.FALSE)))
                .isEqualTo(Formula.FALSE);
        assertThat(Formulas.exists(product(List.of(t), List.of(a), less)))
                .isEqualTo(new Formula.Exists(product(List.of(t), List.of(), less)));
    }
}
