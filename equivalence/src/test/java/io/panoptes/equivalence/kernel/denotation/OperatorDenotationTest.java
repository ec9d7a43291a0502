package io.panoptes.equivalence.kernel.denotation;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.examination.TermValue;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the kernel takes operators to mean: where it is wrong, a wrong proof may be accepted. */
class OperatorDenotationTest {
    private static final SqlType CENTS = new SqlType.DecimalType(9, 2);
    private static final SqlType TENTHS = new SqlType.DecimalType(9, 1);

    private static Term whole(long number) {
        return new Term.Constant(Value.of(number), SqlType.INTEGER);
    }

    private static Term decimal(String digits) {
        return new Term.Constant(Value.of(new BigDecimal(digits)), CENTS);
    }

    private static Term text(String text) {
        return new Term.Constant(Value.of(text), SqlType.TEXT);
    }

    private static Term day(int day) {
        return new Term.Constant(new Value.DateValue(LocalDate.of(2024, 2, day)), SqlType.DATE);
    }

    private static Term nothing(SqlType type) {
        return new Term.Constant(Value.NULL, type);
    }

    private static Term any(int id, SqlType type) {
        return new Term.Variable(new Var(id, new Source.AnyValue(type)), type);
    }

    private static Term term(Operator operator, SqlType type, Term... arguments) {
        return OperatorDenotation.term(
                operator, Arrays.stream(arguments).map(Term::type).toList(), List.of(arguments), type);
    }

    private static Value value(Operator operator, Term... arguments) {
        return TermValue.of(term(operator, SqlType.INTEGER, arguments));
    }

    private static Value number(String digits) {
        return Value.of(new BigDecimal(digits));
    }

    private static Function function(Term term) {
        return ((Term.Unknown) term).function();
    }

    private static Set<Operator> those(Predicate<Operator> condition) {
        Set<Operator> those = EnumSet.noneOf(Operator.class);
        Arrays.stream(Operator.values()).filter(condition).forEach(those::add);
        return those;
    }

    @Test
    void conditionsAreThoseOfLogicAndComparison() {
        assertThat(those(OperatorDenotation::isCondition))
                .isEqualTo(EnumSet.range(Operator.AND, Operator.IS_NOT_FALSE));
    }

    @Test
    void whatMayOutgrowItsTypeIsArithmeticAndALaterDate() {
        assertThat(those(operator -> OperatorDenotation.mayOutgrow(operator, List.of(CENTS), CENTS)))
                .containsExactly(Operator.PLUS, Operator.MINUS, Operator.TIMES, Operator.NEGATE, Operator.ABS);
        assertThat(those(operator -> OperatorDenotation.mayOutgrow(operator, List.of(SqlType.DATE), SqlType.DATE)))
                .containsExactly(Operator.DATE_ADD_DAYS);
        assertThat(those(operator -> OperatorDenotation.mayOutgrow(operator, List.of(SqlType.DOUBLE), SqlType.DOUBLE)))
                .isEmpty();
    }

    @Test
    void arithmeticIsThatOfNumbers() {
        assertThat(value(Operator.PLUS, whole(7), whole(-2))).isEqualTo(number("5"));
        assertThat(value(Operator.MINUS, whole(7), whole(2), whole(1))).isEqualTo(number("4"));
        assertThat(value(Operator.TIMES, decimal("0.5"), whole(3))).isEqualTo(number("1.5"));
        assertThat(value(Operator.NEGATE, whole(7))).isEqualTo(number("-7"));
        assertThat(value(Operator.ABS, whole(-7))).isEqualTo(number("7"));
        assertThat(value(Operator.ABS, decimal("0.25"))).isEqualTo(number("0.25"));
        assertThat(value(Operator.ABS, whole(0))).isEqualTo(number("0"));
    }

    @Test
    void arithmeticIsNullWhereAnArgumentIs() {
        Term nothing = nothing(SqlType.INTEGER);
        assertThat(value(Operator.PLUS, whole(7), nothing)).isEqualTo(Value.NULL);
        assertThat(value(Operator.NEGATE, nothing)).isEqualTo(Value.NULL);
        assertThat(value(Operator.ABS, nothing)).isEqualTo(Value.NULL);
        assertThat(value(Operator.MODULO, nothing, whole(2))).isEqualTo(Value.NULL);
    }

    /** A DBMS may read a text or a date as a number, and each does so in its own way. */
    @ParameterizedTest
    @EnumSource(names = {"PLUS", "MINUS", "TIMES", "NEGATE", "ABS"})
    void arithmeticOfOtherValuesIsAFunctionOfWhichNothingIsKnown(Operator operator) {
        Term call = term(operator, SqlType.INTEGER, whole(1), text("1"));
        assertThat(function(call).is(operator)).isTrue();
        assertThat(((Term.Unknown) call).arguments()).containsExactly(whole(1), text("1"));
    }

    @Test
    void remaindersByPositiveWholeNumbersHaveTheSignOfTheDividend() {
        assertThat(value(Operator.MODULO, whole(7), whole(3))).isEqualTo(number("1"));
        assertThat(value(Operator.MODULO, whole(-7), whole(3))).isEqualTo(number("-1"));
        assertThat(value(Operator.MODULO, whole(6), whole(3))).isEqualTo(number("0"));
    }

    @Test
    void otherRemaindersAreFunctionsOfWhichNothingIsKnown() {
        Term n = any(1, SqlType.INTEGER);
        assertThat(function(term(Operator.MODULO, SqlType.INTEGER, whole(7), whole(0)))
                        .is(Operator.MODULO))
                .isTrue();
        assertThat(function(term(Operator.MODULO, SqlType.INTEGER, whole(7), whole(-3)))
                        .is(Operator.MODULO))
                .isTrue();
        assertThat(function(term(Operator.MODULO, SqlType.INTEGER, whole(7), n)).is(Operator.MODULO))
                .isTrue();
        assertThat(function(term(Operator.MODULO, CENTS, whole(7), whole(3))).is(Operator.MODULO))
                .isTrue();
        assertThat(function(term(Operator.MODULO, SqlType.INTEGER, decimal("7.5"), whole(3)))
                        .is(Operator.MODULO))
                .isTrue();
        assertThat(function(term(Operator.MODULO, SqlType.INTEGER, whole(7), decimal("2.5")))
                        .is(Operator.MODULO))
                .isTrue();
    }

    @Test
    void wholeQuotientsAreCutTowardsZero() {
        assertThat(value(Operator.DIVIDE, whole(7), whole(2))).isEqualTo(number("3"));
        assertThat(value(Operator.DIVIDE, whole(-7), whole(2))).isEqualTo(number("-3"));
    }

    /** By zero and by negative numbers: what a DBMS answers there is not known. */
    @Test
    void otherQuotientsAreFunctions() {
        assertThat(function(term(Operator.DIVIDE, SqlType.INTEGER, whole(7), whole(0))))
                .isEqualTo(Function.Quotient.WHOLE);
        assertThat(function(term(Operator.DIVIDE, SqlType.INTEGER, whole(7), whole(-2))))
                .isEqualTo(Function.Quotient.WHOLE);
        assertThat(function(term(Operator.DIVIDE, CENTS, whole(7), whole(2)))).isEqualTo(Function.Quotient.EXACT);
    }

    /** How many digits a quotient has may hang on the digits of what it divides. */
    @Test
    void quotientsOfFractionsTellTheirScales() {
        assertThat(function(term(Operator.DIVIDE, CENTS, any(1, CENTS), any(2, TENTHS))))
                .isEqualTo(new Function.Quotient(false, List.of(2, 1)));
        assertThat(function(term(Operator.DIVIDE, CENTS, any(1, CENTS), whole(2))))
                .isEqualTo(new Function.Quotient(false, List.of(2, 0)));
        assertThat(function(term(Operator.DIVIDE, SqlType.DOUBLE, any(1, CENTS), any(2, SqlType.DOUBLE))))
                .isEqualTo(Function.Quotient.EXACT);
    }

    @Test
    void theExtremeOfArgumentsIsNullWhereOneIs() {
        assertThat(value(Operator.GREATEST, whole(1), whole(3), whole(2))).isEqualTo(number("3"));
        assertThat(value(Operator.LEAST, whole(2), whole(1), whole(3))).isEqualTo(number("1"));
        for (Operator operator : List.of(Operator.GREATEST, Operator.LEAST)) {
            assertThat(value(operator, whole(1), nothing(SqlType.INTEGER))).isEqualTo(Value.NULL);
            assertThat(value(operator, nothing(SqlType.INTEGER), whole(1))).isEqualTo(Value.NULL);
        }
    }

    @Test
    void daysAreAddedToDatesAndCountedBetweenThem() {
        assertThat(TermValue.of(term(Operator.DATE_ADD_DAYS, SqlType.DATE, day(27), whole(3))))
                .isEqualTo(new Value.DateValue(LocalDate.of(2024, 3, 1)));
        assertThat(value(Operator.DATE_DIFF_DAYS, day(29), day(1))).isEqualTo(number("28"));
        assertThat(function(term(Operator.DATE_ADD_DAYS, SqlType.DATE, text("2024-02-01"), whole(3)))
                        .is(Operator.DATE_ADD_DAYS))
                .isTrue();
        assertThat(function(term(Operator.DATE_DIFF_DAYS, SqlType.INTEGER, day(1), text("2024-02-01")))
                        .is(Operator.DATE_DIFF_DAYS))
                .isTrue();
    }

    @Test
    void roundingToNoDigitsIsRoundingToZeroDigits() {
        Term x = any(1, CENTS);
        Term plain = OperatorDenotation.term(Operator.ROUND, List.of(CENTS), List.of(x), CENTS);
        Term zero = new Term.Constant(Value.of(0), SqlType.BIGINT);
        assertThat(plain)
                .isEqualTo(OperatorDenotation.term(
                        Operator.ROUND, List.of(CENTS, SqlType.INTEGER), List.of(x, zero), CENTS));
        assertThat(((Term.Unknown) term(Operator.ROUND, CENTS, x, whole(1))).arguments())
                .containsExactly(x, whole(1));
    }

    @Test
    void textsInARowHaveNoBrackets() {
        Term a = any(1, SqlType.TEXT);
        Term b = any(2, SqlType.TEXT);
        Term c = any(3, SqlType.TEXT);
        Term left = term(Operator.CONCAT, SqlType.TEXT, term(Operator.CONCAT, SqlType.TEXT, a, b), c);
        Term right = term(Operator.CONCAT, SqlType.TEXT, a, term(Operator.CONCAT, SqlType.TEXT, b, c));
        assertThat(left)
                .isEqualTo(right)
                .isEqualTo(new Term.Unknown(Function.CONCATENATION, List.of(a, b, c), SqlType.TEXT));
        Term upper = term(Operator.UPPER, SqlType.TEXT, a);
        assertThat(((Term.Unknown) term(Operator.CONCAT, SqlType.TEXT, upper, b)).arguments())
                .containsExactly(upper, b);
    }

    /** A number beside a text is written as each DBMS writes numbers. */
    @Test
    void aTextBesideANumberIsNoRowOfTexts() {
        assertThat(function(term(Operator.CONCAT, SqlType.TEXT, text("a"), whole(1))))
                .isNotEqualTo(Function.CONCATENATION);
    }

    /** 1 and 1.00 are equal, and UPPER may write them in two ways; ROUND looks at the value alone. */
    @Test
    void theTypesOfItsArgumentsBelongToAFunctionUnlessItRounds() {
        for (Operator operator : List.of(Operator.ROUND, Operator.FLOOR, Operator.CEILING)) {
            assertThat(function(term(operator, SqlType.INTEGER, any(1, CENTS), whole(1))))
                    .isEqualTo(function(term(operator, SqlType.INTEGER, any(1, TENTHS), whole(1))))
                    .isNotEqualTo(function(term(operator, SqlType.INTEGER, whole(1), whole(1))));
        }
        assertThat(function(term(Operator.UPPER, SqlType.TEXT, any(1, CENTS))))
                .isNotEqualTo(function(term(Operator.UPPER, SqlType.TEXT, any(1, TENTHS))));
        assertThat(function(term(Operator.LOWER, SqlType.TEXT, any(1, SqlType.TEXT))))
                .isNotEqualTo(function(term(Operator.UPPER, SqlType.TEXT, any(1, SqlType.TEXT))))
                .isNotEqualTo(function(term(Operator.LOWER, SqlType.TEXT, whole(1))));
    }

    @Test
    void theWidthsOfItsArgumentsBelongToAFunctionOfTheDialect() {
        assertThat(unknown("F", SqlType.INTEGER)).isEqualTo(unknown("F", SqlType.INTEGER));
        assertThat(unknown("F", SqlType.INTEGER))
                .isNotEqualTo(unknown("G", SqlType.INTEGER))
                .isNotEqualTo(unknown("F", SqlType.BIGINT))
                .isNotEqualTo(unknown("F", CENTS));
        assertThat(unknown("F", SqlType.REAL)).isNotEqualTo(unknown("F", SqlType.DOUBLE));
        assertThat(unknown("F", CENTS)).isNotEqualTo(unknown("F", TENTHS));
    }

    private static Function unknown(String name, SqlType type) {
        return function(OperatorDenotation.unknown(name, List.of(type), List.of(any(1, type)), SqlType.TEXT));
    }

    private static boolean keeps(SqlType from, SqlType to) {
        Term operand = any(1, from);
        return OperatorDenotation.cast(operand, from, to).equals(operand);
    }

    @Test
    void aCastToATypeThatHoldsAllValuesChangesNone() {
        assertThat(keeps(SqlType.INTEGER, SqlType.BIGINT)).isTrue();
        assertThat(keeps(SqlType.INTEGER, SqlType.INTEGER)).isTrue();
        assertThat(keeps(SqlType.BIGINT, SqlType.INTEGER)).isFalse();
        assertThat(keeps(CENTS, CENTS)).isTrue();
        assertThat(keeps(TENTHS, new SqlType.DecimalType(10, 2))).isTrue();
        assertThat(keeps(TENTHS, CENTS)).isFalse();
        assertThat(keeps(CENTS, new SqlType.DecimalType(12, 1))).isFalse();
        assertThat(keeps(CENTS, SqlType.INTEGER)).isFalse();
    }

    /** A whole number of 32 bits has ten digits, one of 16 bits five, one of 8 bits three. */
    @Test
    void aDecimalHoldsWholeNumbersOfAsManyDigits() {
        assertThat(keeps(SqlType.INTEGER, new SqlType.DecimalType(10, 0))).isTrue();
        assertThat(keeps(SqlType.INTEGER, new SqlType.DecimalType(12, 2))).isTrue();
        assertThat(keeps(SqlType.INTEGER, new SqlType.DecimalType(11, 2))).isFalse();
        assertThat(keeps(new SqlType.IntegerType(16), new SqlType.DecimalType(5, 0)))
                .isTrue();
        assertThat(keeps(new SqlType.IntegerType(8), new SqlType.DecimalType(3, 0)))
                .isTrue();
        assertThat(keeps(new SqlType.IntegerType(8), new SqlType.DecimalType(2, 0)))
                .isFalse();
    }

    @Test
    void aCastToAnotherKindMayChangeTheValue() {
        assertThat(keeps(SqlType.INTEGER, SqlType.DOUBLE)).isFalse();
        assertThat(keeps(SqlType.INTEGER, SqlType.TEXT)).isFalse();
        assertThat(keeps(CENTS, SqlType.DOUBLE)).isFalse();
        assertThat(keeps(SqlType.REAL, SqlType.DOUBLE)).isFalse();
        assertThat(keeps(SqlType.TEXT, SqlType.TEXT)).isTrue();
        assertThat(keeps(SqlType.TIMESTAMP, SqlType.DATE)).isFalse();
        assertThat(keeps(new SqlType.OpaqueType("JSON"), new SqlType.OpaqueType("JSON")))
                .isFalse();
        assertThat(keeps(new SqlType.IntervalType(), new SqlType.IntervalType()))
                .isFalse();
        assertThat(OperatorDenotation.cast(nothing(SqlType.NULL), SqlType.NULL, SqlType.TEXT))
                .isEqualTo(nothing(SqlType.TEXT));
    }

    @Test
    void castsOfTypesThatWriteValuesInOtherWaysAreOtherFunctions() {
        assertThat(cast(CENTS, SqlType.TEXT)).isNotEqualTo(cast(TENTHS, SqlType.TEXT));
        assertThat(cast(SqlType.TEXT, SqlType.REAL)).isNotEqualTo(cast(SqlType.TEXT, SqlType.DOUBLE));
        assertThat(cast(SqlType.TEXT, SqlType.INTEGER)).isNotEqualTo(cast(SqlType.TEXT, SqlType.BIGINT));
    }

    private static Function cast(SqlType from, SqlType to) {
        return function(OperatorDenotation.cast(any(1, from), from, to));
    }

    @Test
    void operationsOfTheKernelAreThoseOfTheProver() {
        Term x = any(1, SqlType.INTEGER);
        assertThat(term(Operator.NEGATE, SqlType.INTEGER, x))
                .isEqualTo(new Term.Strict(
                        ArithmeticOperation.MINUS,
                        List.of(new Term.Constant(Value.of(0), SqlType.BIGINT), x),
                        SqlType.INTEGER));
    }
}
