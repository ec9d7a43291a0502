package io.panoptes.equivalence.evaluator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CastCompilerTest {
    private static final SqlType TINYINT = new SqlType.IntegerType(8);
    private static final SqlType TWO_DIGITS = new SqlType.DecimalType(4, 2);
    private static final SqlType AVERAGE = new SqlType.DecimalType(38, 20);

    private final Pool pool = new Pool();

    private long cast(Value value, SqlType from, SqlType to) {
        long code = pool.code(value);
        return new CastCompiler(pool).compile(() -> code, from, to).value();
    }

    private static Value number(String digits) {
        return new Value.DecimalValue(new BigDecimal(digits));
    }

    @Test
    void nullStaysNull() {
        assertThat(cast(Value.NULL, SqlType.INTEGER, SqlType.TEXT)).isEqualTo(Pool.NULL);
        assertThat(cast(Value.NULL, SqlType.NULL, SqlType.TEXT)).isEqualTo(Pool.NULL);
    }

    @Test
    void aNumberIsATruthValueUnlessItIsZero() {
        assertThat(cast(Value.of(0), SqlType.INTEGER, SqlType.BOOLEAN)).isEqualTo(Pool.FALSE);
        assertThat(cast(Value.of(2), SqlType.INTEGER, SqlType.BOOLEAN)).isEqualTo(Pool.TRUE);
        assertThat(cast(number("0.5"), TWO_DIGITS, SqlType.BOOLEAN)).isEqualTo(Pool.TRUE);
    }

    /** PostgreSQL writes 0.145 out and makes 0.15 of it, DuckDB multiplies it by 100. */
    @Test
    void aNumberInFloatingPointBecomesADecimalWhereItIsNoHalf() {
        assertThat(cast(new Value.DoubleValue(0.146), SqlType.DOUBLE, TWO_DIGITS))
                .isEqualTo(pool.code(number("0.15")));
        assertThat(cast(new Value.DoubleValue(0.1), SqlType.DOUBLE, TWO_DIGITS)).isEqualTo(pool.code(number("0.1")));
        assertThatThrownBy(() -> cast(new Value.DoubleValue(0.145), SqlType.DOUBLE, TWO_DIGITS))
                .isInstanceOf(NoAnswer.class);
    }

    @Test
    void aDecimalBecomesTheNearestNumberInFloatingPoint() {
        assertThat(cast(number("0.1"), TWO_DIGITS, SqlType.REAL)).isEqualTo(pool.code(new Value.DoubleValue(0.1f)));
        assertThat(cast(number("0.1"), TWO_DIGITS, SqlType.DOUBLE)).isEqualTo(pool.code(new Value.DoubleValue(0.1)));
        assertThat(cast(number("0.10000000000000000001"), AVERAGE, SqlType.DOUBLE))
                .isEqualTo(pool.code(new Value.DoubleValue(0.1)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, -1, 127, -127})
    void aWholeNumberThatFitsStays(int value) {
        assertThat(cast(Value.of(value), SqlType.INTEGER, TINYINT)).isEqualTo(pool.code(Value.of(value)));
    }

    /** The least of a type has no partner: it fits, but no answer is given for it. */
    @ParameterizedTest
    @ValueSource(ints = {128, -128, -129, 1000})
    void aWholeNumberThatDoesNotFitHasNoAnswer(int value) {
        assertThatThrownBy(() -> cast(Value.of(value), SqlType.INTEGER, TINYINT))
                .isInstanceOf(NoAnswer.class)
                .hasMessageContaining("too small");
    }

    @Test
    void aFractionIsRoundedToDigitsAndNeverToAWholeNumber() {
        assertThat(cast(number("1.255"), AVERAGE, TWO_DIGITS)).isEqualTo(pool.code(number("1.26")));
        assertThat(cast(number("-1.255"), AVERAGE, TWO_DIGITS)).isEqualTo(pool.code(number("-1.26")));
        assertThat(cast(number("99.99"), AVERAGE, TWO_DIGITS)).isEqualTo(pool.code(number("99.99")));
        assertThatThrownBy(() -> cast(number("99.999"), AVERAGE, TWO_DIGITS)).isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> cast(Value.of(100), SqlType.INTEGER, TWO_DIGITS))
                .isInstanceOf(NoAnswer.class);
        assertThat(cast(Value.of(99), SqlType.INTEGER, TWO_DIGITS)).isEqualTo(pool.code(Value.of(99)));
        assertThatThrownBy(() -> cast(number("1.5"), TWO_DIGITS, SqlType.INTEGER))
                .isInstanceOf(NoAnswer.class);
        assertThat(cast(number("2.00"), TWO_DIGITS, SqlType.INTEGER)).isEqualTo(pool.code(Value.of(2)));
    }

    @Test
    void aNumberOfManyDigitsStaysExact() {
        assertThat(cast(number("1.255"), TWO_DIGITS, AVERAGE)).isEqualTo(pool.code(number("1.255")));
        assertThat(cast(number("1.255"), TWO_DIGITS, SqlType.DOUBLE)).isEqualTo(pool.code(number("1.255")));
    }

    @ParameterizedTest
    @CsvSource({"12,12", "-12,-12", "+12,12", "007,7"})
    void aTextOfDigitsIsANumber(String text, long number) {
        assertThat(cast(Value.of(text), SqlType.TEXT, SqlType.INTEGER)).isEqualTo(pool.code(Value.of(number)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " 12", "12 ", "1e5", "a", "1.", ".5", "1.2.3", "0x1F", "--1"})
    void anotherTextIsNone(String text) {
        assertThatThrownBy(() -> cast(Value.of(text), SqlType.TEXT, SqlType.INTEGER))
                .isInstanceOf(NoAnswer.class)
                .hasMessageContaining("no number");
    }

    @Test
    void aTextOfAFractionIsOneOfItsType() {
        assertThat(cast(Value.of("1.25"), SqlType.TEXT, TWO_DIGITS)).isEqualTo(pool.code(number("1.25")));
        assertThatThrownBy(() -> cast(Value.of("1.25"), SqlType.TEXT, SqlType.INTEGER))
                .isInstanceOf(NoAnswer.class);
    }

    @Test
    void aWholeNumberIsItsDigits() {
        assertThat(pool.text(cast(Value.of(-7), SqlType.INTEGER, SqlType.TEXT))).isEqualTo("-7");
        assertThatThrownBy(() -> cast(number("1.50"), TWO_DIGITS, SqlType.TEXT)).isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> cast(Value.TRUE, SqlType.BOOLEAN, SqlType.TEXT))
                .isInstanceOf(NoAnswer.class);
        assertThat(pool.text(cast(Value.of("x"), SqlType.TEXT, SqlType.TEXT))).isEqualTo("x");
    }

    @Test
    void datesAndTimestamps() {
        LocalDate day = LocalDate.of(1969, 12, 30);
        Value date = new Value.DateValue(day);
        Value evening = new Value.TimestampValue(day.atTime(20, 0));
        Value midnight = new Value.TimestampValue(day.atStartOfDay());
        assertThat(pool.text(cast(date, SqlType.DATE, SqlType.TEXT))).isEqualTo("1969-12-30");
        assertThat(cast(evening, SqlType.TIMESTAMP, SqlType.DATE)).isEqualTo(pool.code(date));
        assertThat(cast(date, SqlType.DATE, SqlType.TIMESTAMP)).isEqualTo(pool.code(midnight));
        assertThat(cast(Value.of("1969-12-30"), SqlType.TEXT, SqlType.DATE)).isEqualTo(pool.code(date));
        assertThat(cast(Value.of("1969-12-30"), SqlType.TEXT, SqlType.TIMESTAMP))
                .isEqualTo(pool.code(midnight));
        assertThat(cast(date, SqlType.DATE, SqlType.DATE)).isEqualTo(pool.code(date));
        assertThat(cast(evening, SqlType.TIMESTAMP, SqlType.TIMESTAMP)).isEqualTo(pool.code(evening));
        assertThatThrownBy(() -> cast(Value.of("1969-02-30"), SqlType.TEXT, SqlType.DATE))
                .isInstanceOf(NoAnswer.class);
    }

    @Test
    void timesStayTimes() {
        Value noon = new Value.TimeValue(LocalTime.NOON);
        assertThat(cast(noon, SqlType.TIME, SqlType.TIME)).isEqualTo(pool.code(noon));
    }

    @ParameterizedTest
    @CsvSource({
        "DATE,INTEGER",
        "TIME,INTEGER",
        "TIMESTAMP,TEXT",
        "TIME,TEXT",
        "INTEGER,DATE",
        "TIME,DATE",
        "INTEGER,TIMESTAMP",
        "TEXT,TIME",
        "TIMESTAMP,TIME"
    })
    void otherCastsAreRefused(String from, String to) {
        assertThatThrownBy(() -> new CastCompiler(pool).compile(() -> 0, type(from), type(to)))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("cast from ");
    }

    private static SqlType type(String name) {
        return switch (name) {
            case "DATE" -> SqlType.DATE;
            case "TIME" -> SqlType.TIME;
            case "TIMESTAMP" -> SqlType.TIMESTAMP;
            case "TEXT" -> SqlType.TEXT;
            default -> SqlType.INTEGER;
        };
    }
}
