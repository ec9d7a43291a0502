package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CastsTest {
    private static final SqlType TINYINT = new SqlType.IntegerType(8);
    private static final SqlType TENTHS = new SqlType.DecimalType(3, 1);

    private static Scalar column(SqlType type) {
        return new Scalar.Column(0, type);
    }

    private static Scalar literal(Value value, SqlType type) {
        return new Scalar.Literal(value, type);
    }

    private static Value decimal(String digits) {
        return Value.of(new BigDecimal(digits));
    }

    private static void isLeft(Scalar operand, SqlType type) {
        assertThat(Casts.cast(operand, type)).isEqualTo(new Scalar.Cast(operand, type));
    }

    @Test
    void whatChangesNoValueIsLeftOut() {
        assertThat(Casts.cast(column(SqlType.TEXT), SqlType.TEXT)).isEqualTo(column(SqlType.TEXT));
        assertThat(Casts.cast(column(SqlType.INTEGER), SqlType.BIGINT)).isEqualTo(column(SqlType.INTEGER));
        isLeft(column(SqlType.BIGINT), SqlType.INTEGER);
        isLeft(column(SqlType.INTEGER), SqlType.TEXT);
        isLeft(column(SqlType.INTEGER), SqlType.DOUBLE);
    }

    @Test
    void constantsAreConverted() {
        assertThat(Casts.cast(literal(Value.of("7"), SqlType.TEXT), SqlType.INTEGER))
                .isEqualTo(literal(Value.of(7), SqlType.INTEGER));
        assertThat(Casts.cast(literal(Value.NULL, SqlType.TEXT), SqlType.DATE))
                .isEqualTo(literal(Value.NULL, SqlType.DATE));
        isLeft(literal(Value.of("x"), SqlType.TEXT), SqlType.INTEGER);
    }

    /** MySQL writes 1.00 for a fraction of two digits, SQLite 1. */
    @Test
    void aFractionAsTextIsRefused() {
        SqlType cents = new SqlType.DecimalType(9, 2);
        assertThatThrownBy(() -> Casts.cast(column(cents), SqlType.TEXT)).isInstanceOf(Unsupported.class);
        assertThatThrownBy(() -> Casts.cast(literal(decimal("1"), cents), SqlType.TEXT))
                .isInstanceOf(Unsupported.class);
        SqlType whole = new SqlType.DecimalType(9, 0);
        isLeft(column(whole), SqlType.TEXT);
        assertThat(Casts.cast(literal(decimal("12"), whole), SqlType.TEXT))
                .isEqualTo(literal(Value.of("12"), SqlType.TEXT));
    }

    @Test
    void truthValuesAreOneAndZero() {
        Scalar b = column(SqlType.BOOLEAN);
        assertThat(Casts.cast(b, SqlType.INTEGER))
                .isEqualTo(new Scalar.Case(
                        List.of(
                                new Scalar.When(b, literal(Value.of(1), SqlType.INTEGER)),
                                new Scalar.When(
                                        new Scalar.Call(Operator.NOT, List.of(b), SqlType.BOOLEAN),
                                        literal(Value.of(0), SqlType.INTEGER))),
                        literal(Value.NULL, SqlType.INTEGER),
                        SqlType.INTEGER));
        assertThat(Casts.cast(column(SqlType.INTEGER), SqlType.BOOLEAN))
                .isEqualTo(new Scalar.Call(
                        Operator.NOT_EQUAL,
                        List.of(column(SqlType.INTEGER), literal(Value.of(0), SqlType.INTEGER)),
                        SqlType.BOOLEAN));
        isLeft(column(SqlType.TEXT), SqlType.BOOLEAN);
        isLeft(b, SqlType.TEXT);
    }

    /** As MySQL counts dates: 20240229. */
    @Test
    void aDateIsTheNumberOfItsDigits() {
        Scalar day = column(SqlType.DATE);
        assertThat(Casts.cast(day, SqlType.INTEGER))
                .isEqualTo(sum(
                        sum(times(part(Operator.YEAR, day), 10_000), times(part(Operator.MONTH, day), 100)),
                        part(Operator.DAY, day)));
        isLeft(day, SqlType.TIMESTAMP);
        assertThatThrownBy(() -> Casts.cast(column(SqlType.INTEGER), new SqlType.IntervalType()))
                .isInstanceOf(Unsupported.class);
    }

    private static Scalar part(Operator part, Scalar date) {
        return new Scalar.Call(part, List.of(date), SqlType.INTEGER);
    }

    private static Scalar times(Scalar scalar, long factor) {
        return new Scalar.Call(
                Operator.TIMES, List.of(scalar, literal(Value.of(factor), SqlType.INTEGER)), SqlType.INTEGER);
    }

    private static Scalar sum(Scalar left, Scalar right) {
        return new Scalar.Call(Operator.PLUS, List.of(left, right), SqlType.INTEGER);
    }

    @ParameterizedTest
    @CsvSource({"7, 7", "-7, -7", "+7, 7", "' 7 ', 7", "7., 7", "7.0, 7"})
    void aTextOfDigitsIsAWholeNumber(String text, long expected) {
        assertThat(Casts.convert(Value.of(text), SqlType.INTEGER)).contains(Value.of(expected));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "7x", "7.5", "1e3", "--7", "0x7"})
    void otherTextsAreNoWholeNumbers(String text) {
        assertThat(Casts.convert(Value.of(text), SqlType.INTEGER)).isEmpty();
    }

    @Test
    void fractionsAreKeptWhereTheTypeHasTheirDigits() {
        assertThat(Casts.convert(decimal("12.5"), TENTHS)).contains(decimal("12.5"));
        assertThat(Casts.convert(Value.of("12.5"), TENTHS)).contains(decimal("12.5"));
        assertThat(Casts.convert(decimal("12.50"), TENTHS)).contains(decimal("12.5"));
        assertThat(Casts.convert(decimal("12.55"), TENTHS)).isEmpty();
        assertThat(Casts.convert(decimal("12.5"), SqlType.INTEGER)).isEmpty();
        assertThat(Casts.convert(decimal("12.0"), SqlType.INTEGER)).contains(Value.of(12));
        assertThat(Casts.convert(decimal("12.5"), SqlType.TEXT)).isEmpty();
        assertThat(Casts.convert(Value.of(-12), SqlType.TEXT)).contains(Value.of("-12"));
    }

    /** MySQL makes 99.9 of what DECIMAL(3, 1) has no room for, others an error. */
    @Test
    void aNumberThatATypeHasNoRoomForIsNoneOfIt() {
        assertThat(Casts.convert(Value.of(99), TENTHS)).contains(decimal("99"));
        assertThat(Casts.convert(decimal("-99.9"), TENTHS)).contains(decimal("-99.9"));
        assertThat(Casts.convert(Value.of(100), TENTHS)).isEmpty();
        assertThat(Casts.convert(Value.of(-100), TENTHS)).isEmpty();
        assertThat(Casts.convert(Value.of("123456"), TENTHS)).isEmpty();
        assertThat(Casts.convert(Value.of(127), TINYINT)).contains(Value.of(127));
        assertThat(Casts.convert(Value.of(-128), TINYINT)).contains(Value.of(-128));
        assertThat(Casts.convert(Value.of(128), TINYINT)).isEmpty();
        assertThat(Casts.convert(Value.of(-129), TINYINT)).isEmpty();
        BigInteger beyond = BigInteger.TWO.pow(63);
        assertThat(Casts.convert(new Value.IntegerValue(beyond), SqlType.BIGINT))
                .isEmpty();
        isLeft(literal(Value.of(300), SqlType.INTEGER), TINYINT);
        isLeft(literal(Value.of(123_456), SqlType.INTEGER), TENTHS);
    }

    @Test
    void numbersInFloatingPointAreTheNearest() {
        assertThat(Casts.convert(decimal("0.1"), SqlType.DOUBLE)).contains(new Value.DoubleValue(0.1));
        assertThat(Casts.convert(decimal("0.1"), SqlType.REAL)).contains(new Value.DoubleValue(0.1f));
        assertThat(Casts.convert(new Value.DoubleValue(0.5), SqlType.INTEGER)).isEmpty();
    }

    @Test
    void numbersAndTruthValuesBecomeEachOther() {
        assertThat(Casts.convert(Value.of(2), SqlType.BOOLEAN)).contains(Value.TRUE);
        assertThat(Casts.convert(Value.of(0), SqlType.BOOLEAN)).contains(Value.FALSE);
        assertThat(Casts.convert(Value.TRUE, SqlType.INTEGER)).contains(Value.of(1));
        assertThat(Casts.convert(Value.FALSE, SqlType.INTEGER)).contains(Value.of(0));
        assertThat(Casts.convert(Value.TRUE, SqlType.TEXT)).isEmpty();
        assertThat(Casts.convert(Value.of("1"), SqlType.BOOLEAN)).isEmpty();
    }

    private static Optional<Value> date(String text) {
        return Casts.convert(Value.of(text), SqlType.DATE);
    }

    private static Optional<Value> moment(String text) {
        return Casts.convert(Value.of(text), SqlType.TIMESTAMP);
    }

    @Test
    void datesAreWrittenWithDashesOrSlashes() {
        Value leap = new Value.DateValue(LocalDate.of(2024, 2, 29));
        assertThat(date("2024-02-29")).contains(leap);
        assertThat(date(" 2024/2/29 ")).contains(leap);
        assertThat(date("2024-02-29 00:00:00")).contains(leap);
        for (String text : List.of("2024-02/29", "2023-02-29", "2024-13-01", "24-02-29", "2024-02-29 00:00:01", "x")) {
            assertThat(date(text)).as(text).isEmpty();
        }
    }

    @Test
    void momentsHaveATimeOrAreMidnight() {
        LocalDate day = LocalDate.of(2024, 2, 29);
        assertThat(moment("2024-02-29 23:59:58")).contains(new Value.TimestampValue(day.atTime(23, 59, 58)));
        assertThat(moment("2024-02-29T1:2")).contains(new Value.TimestampValue(day.atTime(1, 2)));
        assertThat(moment("2024-02-29")).contains(new Value.TimestampValue(day.atStartOfDay()));
        for (String text : List.of("2024-02-29 24:00:00", "2024-02-30 00:00:00", "23:59:58", "2024-02-30", "x")) {
            assertThat(moment(text)).as(text).isEmpty();
        }
    }

    @Test
    void daysAndMomentsBecomeEachOther() {
        LocalDate day = LocalDate.of(2024, 2, 29);
        Value date = new Value.DateValue(day);
        Value moment = new Value.TimestampValue(LocalDateTime.of(day, LocalTime.NOON));
        assertThat(Casts.convert(date, SqlType.TIMESTAMP)).contains(new Value.TimestampValue(day.atStartOfDay()));
        assertThat(Casts.convert(moment, SqlType.DATE)).contains(date);
        assertThat(Casts.convert(date, SqlType.TEXT)).contains(Value.of("2024-02-29"));
        assertThat(Casts.convert(moment, SqlType.TEXT)).isEmpty();
        assertThat(Casts.convert(date, SqlType.INTEGER)).isEmpty();
        assertThat(Casts.convert(new Value.TimeValue(LocalTime.NOON), SqlType.TEXT))
                .isEmpty();
        assertThat(Casts.convert(new Value.OpaqueValue("x"), SqlType.TEXT)).isEmpty();
        assertThat(Casts.convert(Value.NULL, SqlType.DATE)).contains(Value.NULL);
    }

    private static Scalar cast(String number, SqlType type) {
        BigDecimal value = new BigDecimal(number);
        Scalar literal = value.scale() > 0
                ? new Scalar.Literal(Value.of(value), new SqlType.DecimalType(value.precision(), value.scale()))
                : Literals.of(value.longValueExact());
        return Casts.cast(literal, type);
    }

    @Test
    void aConstantThatFitsIsCast() {
        assertThat(cast("999", new SqlType.DecimalType(3, 0))).isInstanceOf(Scalar.Literal.class);
        assertThat(cast("9.90", new SqlType.DecimalType(2, 1))).isInstanceOf(Scalar.Literal.class);
        assertThat(cast("-128", new SqlType.IntegerType(8))).isInstanceOf(Scalar.Literal.class);
    }

    /** {@code CAST(1234 AS DECIMAL(3, 0))} is 999 in MySQL, 1234 in SQLite, and an error elsewhere. */
    @Test
    void ofOneThatDoesNotFitNothingIsKnown() {
        assertThat(cast("1234", new SqlType.DecimalType(3, 0))).isInstanceOf(Scalar.Cast.class);
        assertThat(cast("12.5", new SqlType.DecimalType(2, 1))).isInstanceOf(Scalar.Cast.class);
        assertThat(cast("1.25", new SqlType.DecimalType(3, 1))).isInstanceOf(Scalar.Cast.class);
        assertThat(cast("128", new SqlType.IntegerType(8))).isInstanceOf(Scalar.Cast.class);
    }
}
