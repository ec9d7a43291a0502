package io.panoptes.equivalence.kernel.denotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.kernel.logic.NotExpressible;
import io.panoptes.equivalence.kernel.syntax.Fresh;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.prover.examination.TermValue;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the kernel takes scalars to mean, as values and as conditions: {@code T}, {@code F} and {@code -} for TRUE, FALSE and NULL. */
class ScalarsTest {
    private static final Scalar NOTHING = new Scalar.Literal(Value.NULL, SqlType.INTEGER);

    private final Denotation denotation = new Denotation(new Fresh());

    private static Scalar truth(char letter) {
        Value value = letter == '-' ? Value.NULL : Value.of(letter == 'T');
        return new Scalar.Literal(value, SqlType.BOOLEAN);
    }

    private static Scalar whole(long number) {
        return new Scalar.Literal(Value.of(number), SqlType.INTEGER);
    }

    private static Scalar call(Operator operator, SqlType type, Scalar... arguments) {
        return new Scalar.Call(operator, List.of(arguments), type);
    }

    private static Scalar condition(Operator operator, Scalar... arguments) {
        return call(operator, SqlType.BOOLEAN, arguments);
    }

    /** The one column of a relation of as many rows. */
    private static Relation column(Scalar... values) {
        return new Relation.Values(
                List.of(SqlType.INTEGER), Arrays.stream(values).map(List::of).toList());
    }

    /** As a condition, and the same as a value. */
    private char truthOf(Scalar scalar) {
        Logic3 logic = denotation.scalars().logic(scalar, Around.NOTHING);
        boolean isTrue = TermValue.holds(logic.isTrue());
        boolean isFalse = TermValue.holds(logic.isFalse());
        assertThat(isTrue && isFalse).isFalse();
        char letter = isTrue ? 'T' : isFalse ? 'F' : '-';
        assertThat(valueOf(scalar)).isEqualTo(letter == '-' ? Value.NULL : Value.of(isTrue));
        return letter;
    }

    private Value valueOf(Scalar scalar) {
        return TermValue.of(denotation.scalars().term(scalar, Around.NOTHING));
    }

    private static Value number(long number) {
        return Value.of(BigDecimal.valueOf(number));
    }

    @ParameterizedTest
    @CsvSource({"TT, T, T", "TF, F, T", "T-, -, T", "FF, F, F", "F-, F, -", "--, -, -"})
    void falseDecidesAndTrueDecidesOr(String operands, char and, char or) {
        for (String order :
                List.of(operands, new StringBuilder(operands).reverse().toString())) {
            Scalar left = truth(order.charAt(0));
            Scalar right = truth(order.charAt(1));
            assertThat(truthOf(condition(Operator.AND, left, right))).isEqualTo(and);
            assertThat(truthOf(condition(Operator.OR, left, right))).isEqualTo(or);
        }
    }

    @ParameterizedTest
    @CsvSource({"T, F, TFFT FT", "F, T, FTTF FT", "-, -, FTFT TF"})
    void notIsNullForNullAndTheIsFamilyNever(char operand, char not, String tests) {
        Scalar scalar = truth(operand);
        assertThat(truthOf(condition(Operator.NOT, scalar))).isEqualTo(not);
        List<Operator> family = List.of(
                Operator.IS_TRUE,
                Operator.IS_NOT_TRUE,
                Operator.IS_FALSE,
                Operator.IS_NOT_FALSE,
                Operator.IS_NULL,
                Operator.IS_NOT_NULL);
        StringBuilder found = new StringBuilder();
        family.forEach(operator -> found.append(truthOf(condition(operator, scalar))));
        assertThat(found.toString()).isEqualTo(tests.replace(" ", ""));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 2, F T T T F F, T F",
        "2, 2, T F F T F T, F T",
        "3, 2, F T F F T T, T F",
        ", 2, - - - - - -, T F",
        "2, , - - - - - -, T F",
        ", , - - - - - -, F T"
    })
    void comparisonsAreNullBesideNull(Long left, Long right, String compared, String distinct) {
        Scalar l = left == null ? NOTHING : whole(left);
        Scalar r = right == null ? NOTHING : whole(right);
        List<Operator> all = List.of(
                Operator.EQUAL,
                Operator.NOT_EQUAL,
                Operator.LESS,
                Operator.LESS_OR_EQUAL,
                Operator.GREATER,
                Operator.GREATER_OR_EQUAL,
                Operator.IS_DISTINCT_FROM,
                Operator.IS_NOT_DISTINCT_FROM);
        StringBuilder found = new StringBuilder();
        all.forEach(operator -> found.append(truthOf(condition(operator, l, r))));
        assertThat(found.toString()).isEqualTo((compared + distinct).replace(" ", ""));
    }

    @Test
    void aCaseTakesTheFirstBranchWhoseConditionIsTrue() {
        List<Scalar.When> branches = List.of(
                new Scalar.When(truth('-'), whole(1)),
                new Scalar.When(truth('F'), whole(2)),
                new Scalar.When(truth('T'), whole(3)),
                new Scalar.When(truth('T'), whole(4)));
        assertThat(valueOf(new Scalar.Case(branches, whole(5), SqlType.INTEGER)))
                .isEqualTo(number(3));
        assertThat(valueOf(new Scalar.Case(branches.subList(0, 2), whole(5), SqlType.INTEGER)))
                .isEqualTo(number(5));
    }

    @ParameterizedTest
    @CsvSource({"T, T, F, T", "T, -, T, -", "F, T, F, F", "-, T, -, -", "-, F, T, T"})
    void aCaseIsACondition(char condition, char then, char otherwise, char expected) {
        List<Scalar.When> branches = List.of(new Scalar.When(truth(condition), truth(then)));
        assertThat(truthOf(new Scalar.Case(branches, truth(otherwise), SqlType.BOOLEAN)))
                .isEqualTo(expected);
    }

    @Test
    void inIsNullWhereOnlyANullMayMatch() {
        assertThat(truthOf(new Scalar.In(List.of(whole(1)), column(whole(2), whole(1)))))
                .isEqualTo('T');
        assertThat(truthOf(new Scalar.In(List.of(whole(1)), column(whole(2), NOTHING))))
                .isEqualTo('-');
        assertThat(truthOf(new Scalar.In(List.of(whole(1)), column(whole(2))))).isEqualTo('F');
        assertThat(truthOf(new Scalar.In(List.of(NOTHING), column(whole(2))))).isEqualTo('-');
        assertThat(truthOf(new Scalar.In(List.of(NOTHING), column()))).isEqualTo('F');
    }

    @Test
    void aRowIsInWhereAllItsValuesAre() {
        Relation pairs =
                new Relation.Values(List.of(SqlType.INTEGER, SqlType.INTEGER), List.of(List.of(whole(1), NOTHING)));
        assertThat(truthOf(new Scalar.In(List.of(whole(1), whole(2)), pairs))).isEqualTo('-');
        assertThat(truthOf(new Scalar.In(List.of(whole(2), whole(2)), pairs))).isEqualTo('F');
    }

    @Test
    void anyNeedsOneRowAndAllNeedsAll() {
        Relation some = column(whole(1), whole(3));
        assertThat(truthOf(new Scalar.Quantified(whole(2), Operator.LESS, false, some)))
                .isEqualTo('T');
        assertThat(truthOf(new Scalar.Quantified(whole(2), Operator.LESS, true, some)))
                .isEqualTo('F');
        assertThat(truthOf(new Scalar.Quantified(whole(0), Operator.LESS, true, some)))
                .isEqualTo('T');
        assertThat(truthOf(new Scalar.Quantified(whole(4), Operator.LESS, false, some)))
                .isEqualTo('F');
        assertThat(truthOf(new Scalar.Quantified(whole(4), Operator.LESS, false, column())))
                .isEqualTo('F');
        assertThat(truthOf(new Scalar.Quantified(whole(4), Operator.LESS, true, column())))
                .isEqualTo('T');
        assertThat(truthOf(new Scalar.Quantified(whole(0), Operator.LESS, true, column(whole(1), NOTHING))))
                .isEqualTo('-');
        assertThat(truthOf(new Scalar.Quantified(whole(2), Operator.LESS, true, column(whole(1), NOTHING))))
                .isEqualTo('F');
        assertThatThrownBy(() -> truthOf(new Scalar.Quantified(whole(2), Operator.LIKE, true, some)))
                .isInstanceOf(NotExpressible.class);
    }

    @Test
    void existsIsNeverNull() {
        assertThat(truthOf(new Scalar.Exists(column()))).isEqualTo('F');
        assertThat(truthOf(new Scalar.Exists(column(NOTHING)))).isEqualTo('T');
        assertThat(truthOf(new Scalar.Exists(column(NOTHING, whole(1))))).isEqualTo('T');
    }

    @Test
    void aSubqueryIsItsOnlyValue() {
        assertThat(valueOf(new Scalar.Subquery(column(whole(7))))).isEqualTo(number(7));
        assertThat(valueOf(new Scalar.Subquery(column()))).isEqualTo(Value.NULL);
        Relation none = new Relation.Filter(column(whole(7)), truth('-'));
        assertThat(valueOf(new Scalar.Subquery(none))).isEqualTo(Value.NULL);
        assertThatThrownBy(() -> valueOf(new Scalar.Subquery(column(whole(7), whole(8)))))
                .isInstanceOf(NotExpressible.class);
    }

    @Test
    void columnsAreOfTheRowAtHandAndOuterOnesOfTheRowsAround() {
        List<Term> outer = List.of(new Term.Constant(Value.of(1), SqlType.INTEGER));
        List<Term> inner = List.of(
                new Term.Constant(Value.of(2), SqlType.INTEGER), new Term.Constant(Value.of(3), SqlType.INTEGER));
        Around around = Around.NOTHING.inside(outer).inside(inner);
        List<Value> values = new ArrayList<>();
        for (Scalar scalar : List.of(
                new Scalar.Column(0, SqlType.INTEGER),
                new Scalar.Column(1, SqlType.INTEGER),
                new Scalar.Outer(1, 0, SqlType.INTEGER))) {
            values.add(TermValue.of(denotation.scalars().term(scalar, around)));
        }
        assertThat(values).containsExactly(number(2), number(3), number(1));
    }

    @Test
    void aFunctionWhoseValueChangesHasNoMeaning() {
        Scalar clock = new Scalar.Uninterpreted("NOW", List.of(), SqlType.TIMESTAMP);
        assertThatThrownBy(() -> valueOf(clock)).isInstanceOf(NotExpressible.class);
    }

    @Test
    void exactArithmeticTakesNoOverflowForGranted() {
        valueOf(call(Operator.PLUS, SqlType.INTEGER, whole(1), whole(2)));
        assertThat(denotation.assumptions()).containsExactly(Assumption.NO_OVERFLOW);
    }

    @Test
    void comparisonsAndQuotientsTakeNothingForGranted() {
        valueOf(call(Operator.DIVIDE, SqlType.INTEGER, whole(1), whole(2)));
        truthOf(condition(Operator.LESS, whole(1), whole(2)));
        denotation
                .scalars()
                .term(
                        call(Operator.PLUS, SqlType.TEXT, new Scalar.Literal(Value.of("a"), SqlType.TEXT)),
                        Around.NOTHING);
        assertThat(denotation.assumptions()).isEmpty();
    }

    /** Zero and negative zero are equal, and 1 / x tells them apart. */
    @Test
    void functionsOfFloatingPointTakePlainZerosForGranted() {
        Scalar half = new Scalar.Literal(new Value.DoubleValue(0.5), SqlType.DOUBLE);
        for (Scalar scalar : List.of(
                call(Operator.FLOOR, SqlType.DOUBLE, half),
                new Scalar.Uninterpreted("F", List.of(whole(1), half), SqlType.TEXT),
                new Scalar.Cast(half, SqlType.TEXT))) {
            Denotation own = new Denotation(new Fresh());
            own.scalars().term(scalar, Around.NOTHING);
            assertThat(own.assumptions()).as("%s", scalar).containsExactly(Assumption.NO_NEGATIVE_ZERO);
        }
        denotation.scalars().term(new Scalar.Cast(half, SqlType.DOUBLE), Around.NOTHING);
        denotation.scalars().term(new Scalar.Cast(whole(1), SqlType.TEXT), Around.NOTHING);
        assertThat(denotation.assumptions()).isEmpty();
    }
}
