package io.panoptes.equivalence.refuter.concrete;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DomainTest {
    private static List<String> values(SqlType type, List<Value> constants, String... patterns) {
        return Domain.of(type, constants, List.of(patterns)).stream()
                .map(DomainTest::text)
                .toList();
    }

    private static String text(Value value) {
        return switch (value) {
            case Value.IntegerValue(var number) -> number.toString();
            case Value.DecimalValue(var number) -> number.toPlainString();
            case Value.TextValue(String text) -> text;
            case Value.DateValue(var day) -> day.toString();
            case Value.TimestampValue(var moment) -> moment.toString();
            default -> value.toString();
        };
    }

    private static Value day(String text) {
        return new Value.DateValue(LocalDate.parse(text));
    }

    @Test
    void wholeNumbersNearTheConstants() {
        assertThat(values(SqlType.INTEGER, List.of())).containsExactly("0", "1", "2", "3", "-1");
        assertThat(values(SqlType.INTEGER, List.of(Value.of(40), Value.of("x"))))
                .containsExactly("40", "0", "1", "2", "3", "41", "39", "42", "-1");
    }

    @Test
    void decimalsHaveTheDigitsOfTheirType() {
        Value third = Value.of(new BigDecimal("0.25"));
        assertThat(values(new SqlType.DecimalType(5, 0), List.of(third))).containsExactly("0", "1", "2", "3", "-1");
        assertThat(values(new SqlType.DecimalType(5, 1), List.of(third)))
                .containsExactly("0", "1", "2", "3", "-1", "0.5", "1.5");
        assertThat(values(new SqlType.DecimalType(5, 2), List.of(third)))
                .containsExactly("0", "1", "2", "3", "-1", "0.5", "1.5", "0.25", "0.75");
        assertThat(values(new SqlType.DecimalType(2, 1), List.of(Value.of(10), Value.of(9))))
                .contains("9", "8", "0.5", "9.5")
                .doesNotContain("10", "11", "10.5")
                .hasSize(11);
        assertThat(values(SqlType.DOUBLE, List.of(third))).contains("0.25", "0.75", "1.5", "3");
    }

    @Test
    void textsLikeThePatterns() {
        assertThat(values(SqlType.TEXT, List.of(Value.of("x"), Value.of(""), Value.of(3))))
                .containsExactly("x", "", "a", "b", "c", "xa");
        assertThat(values(SqlType.TEXT, List.of(), "p_%"))
                .containsExactly("pb", "pca", "pb ", "zpb", "pbz", "a", "b", "c");
        assertThat(values(SqlType.TEXT, List.of(), "p_")).containsExactly("pb", "pc", "a", "b", "c");
    }

    @Test
    void daysNearTheConstants() {
        assertThat(values(SqlType.DATE, List.of()))
                .containsExactly("2020-01-01", "2020-01-02", "2019-12-31", "2020-02-01", "2019-01-01");
        assertThat(values(SqlType.DATE, List.of(day("2024-03-31"))))
                .startsWith("2024-03-31", "2020-01-01", "2024-04-01", "2024-03-30")
                .contains("2024-04-30", "2023-03-31");
        assertThat(values(SqlType.DATE, List.of(Value.of("2024-03-31"), Value.of("no day"))))
                .startsWith("2024-03-31", "2020-01-01");
        assertThat(values(SqlType.DATE, List.of(new Value.TimestampValue(LocalDateTime.parse("2024-03-31T10:00")))))
                .startsWith("2024-03-31", "2020-01-01");
    }

    @Test
    void numbersAreYearsMonthsOrDistances() {
        assertThat(values(SqlType.DATE, List.of(Value.of(1900)))).contains("1900-01-01", "1900-12-31");
        assertThat(values(SqlType.DATE, List.of(Value.of(2100)))).contains("2100-01-01", "2100-12-31");
        assertThat(values(SqlType.DATE, List.of(Value.of(1899)))).hasSize(5);
        assertThat(values(SqlType.DATE, List.of(Value.of(2101)))).hasSize(5);
        assertThat(values(SqlType.DATE, List.of(Value.of(12)))).contains("2020-12-01", "2020-01-13", "2019-12-20");
        assertThat(values(SqlType.DATE, List.of(Value.of(1)))).contains("2020-01-03", "2019-12-30");
        assertThat(values(SqlType.DATE, List.of(Value.of(13))))
                .doesNotContain("2020-12-01")
                .contains("2020-01-14");
        assertThat(values(SqlType.DATE, List.of(Value.of(0)))).hasSize(5);
        assertThat(values(SqlType.DATE, List.of(Value.of(-30)))).contains("2019-12-02", "2020-01-31");
        assertThat(values(SqlType.DATE, List.of(Value.of(400)))).contains("2021-02-04");
        assertThat(values(SqlType.DATE, List.of(Value.of(401)))).hasSize(5);
    }

    @Test
    void timestampsNearTheConstants() {
        assertThat(values(
                        SqlType.TIMESTAMP,
                        List.of(new Value.TimestampValue(LocalDateTime.parse("2024-03-31T10:00:00")))))
                .startsWith("2024-03-31T10:00", "2024-03-31T10:00:01", "2024-03-31T09:59:59", "2024-03-31T00:00")
                .contains("2024-03-31T12:00", "2024-04-01T00:00");
    }

    @Test
    void otherTypesHaveFewValues() {
        assertThat(Domain.of(SqlType.BOOLEAN, List.of(), List.of())).containsExactly(Value.TRUE, Value.FALSE);
        assertThat(Domain.of(SqlType.TIME, List.of(), List.of())).hasSize(2);
        assertThat(Domain.of(new SqlType.OpaqueType("JSON"), List.of(), List.of()))
                .hasSize(2);
        assertThat(Domain.of(SqlType.NULL, List.of(), List.of())).isEmpty();
    }

    @Test
    void thereAreSixtyAtMost() {
        List<Value> constants =
                IntStream.range(0, 100).<Value>mapToObj(i -> Value.of(10 * i)).toList();
        assertThat(Domain.of(SqlType.INTEGER, constants, List.of())).hasSize(60);
        assertThat(Domain.of(new Column("c", SqlType.INTEGER, true), constants, List.of(), TextForms.Wanted.NONE))
                .hasSize(60);
    }

    @Test
    void textsThatFunctionsTellApart() {
        Column column = new Column("c", SqlType.TEXT, true);
        assertThat(Domain.of(column, List.of(Value.of("x")), List.of(), TextForms.Wanted.NONE))
                .doesNotContain(Value.of("X"));
        assertThat(Domain.of(column, List.of(Value.of("x")), List.of(), TextForms.Wanted.CASES_TOO))
                .contains(Value.of("X"), Value.of("a"));
        assertThat(Domain.of(
                        new Column("c", SqlType.INTEGER, true),
                        List.of(Value.of("x")),
                        List.of(),
                        TextForms.Wanted.CASES_TOO))
                .doesNotContain(Value.of("X"));
    }

    @Test
    void aKeyHasValuesForEachRow() {
        assertThat(keys(SqlType.INTEGER, 4, Value.of(7)))
                .containsExactlyInAnyOrder(Value.of(7), Value.of(1), Value.of(2), Value.of(3));
        assertThat(keys(SqlType.INTEGER, 1, Value.of(7), Value.of(8))).hasSize(2);
        assertThat(keys(SqlType.TEXT, 2)).containsExactlyInAnyOrder(Value.of("k1"), Value.of("k2"));
        assertThat(keys(SqlType.DATE, 2)).containsExactlyInAnyOrder(day("2020-01-02"), day("2020-01-03"));
        assertThat(keys(SqlType.TIMESTAMP, 2)).hasSize(2);
        assertThat(keys(SqlType.TIME, 2)).hasSize(2);
        assertThat(keys(SqlType.DOUBLE, 2)).hasSize(2);
        assertThat(keys(new SqlType.OpaqueType("JSON"), 2)).hasSize(2);
        assertThat(keys(SqlType.BOOLEAN, 3)).containsExactly(Value.TRUE);
        assertThat(keys(SqlType.NULL, 3)).isEmpty();
        assertThat(keys(new SqlType.DecimalType(1, 0), 20)).hasSize(9);
    }

    private static List<Value> keys(SqlType type, int atLeast, Value... values) {
        return Domain.ofKey(new Column("c", type, true), List.of(values), atLeast);
    }
}
