package io.panoptes.equivalence.prover.examination;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MadeUpFunctionsTest {
    private static final Function F = new Function.Named("f");
    private static final Function LIKE = new Function.OfOperator(Operator.LIKE, "like");

    private static Set<Value> values(SqlType type) {
        Set<Value> values = new HashSet<>();
        IntStream.range(0, 300).forEach(i -> values.add(new MadeUpFunctions(7).value(F, List.of(Value.of(i)), type)));
        return values;
    }

    @Test
    void theSameArgumentsGiveTheSame() {
        for (int i = 0; i < 20; i++) {
            List<Value> arguments = List.of(Value.of(i));
            assertThat(new MadeUpFunctions(3).value(F, arguments, SqlType.INTEGER))
                    .isEqualTo(new MadeUpFunctions(3).value(F, List.of(Value.of(i)), SqlType.INTEGER));
        }
    }

    @Test
    void otherSeedsGiveOtherMeanings() {
        assertThat(IntStream.range(0, 20)
                        .mapToObj(seed -> new MadeUpFunctions(seed).value(F, List.of(Value.of(1)), SqlType.INTEGER))
                        .distinct())
                .hasSizeGreaterThan(2);
    }

    @Test
    void valuesAreFewSoThatTheyMeet() {
        assertThat(values(SqlType.INTEGER))
                .containsExactlyInAnyOrder(
                        Value.NULL,
                        ExaminedValues.plain(Value.of(-1)),
                        ExaminedValues.plain(Value.of(0)),
                        ExaminedValues.plain(Value.of(1)),
                        ExaminedValues.plain(Value.of(2)),
                        ExaminedValues.plain(Value.of(3)));
        assertThat(values(SqlType.BOOLEAN)).containsExactlyInAnyOrder(Value.NULL, Value.TRUE, Value.FALSE);
        assertThat(values(SqlType.TEXT)).hasSize(6).contains(Value.of("t0"));
        assertThat(values(SqlType.DATE)).hasSize(6).contains(new Value.DateValue(LocalDate.of(2020, 1, 1)));
        assertThat(values(SqlType.TIME)).hasSize(6);
        assertThat(values(SqlType.TIMESTAMP))
                .hasSize(6)
                .contains(new Value.TimestampValue(LocalDate.of(2020, 1, 5).atStartOfDay()));
        assertThat(values(SqlType.NULL)).containsExactly(Value.NULL);
        assertThat(values(new SqlType.OpaqueType("JSON"))).hasSize(6).contains(new Value.OpaqueValue("o0"));
    }

    @ParameterizedTest
    @CsvSource({
        "abc,abc,true",
        "abc,ab,false",
        "abc,a%,true",
        "abc,%b%,true",
        "abc,_bc,true",
        "abc,_,false",
        "a.c,a.c,true",
        "abc,a.c,false",
        "'a\nb',a%b,true",
        "'a\nb',a_b,true",
        "'😀',_,true"
    })
    void likeIsKnown(String text, String pattern, boolean matches) {
        assertThat(new MadeUpFunctions(1).value(LIKE, List.of(Value.of(text), Value.of(pattern)), SqlType.BOOLEAN))
                .isEqualTo(Value.of(matches));
    }

    @ParameterizedTest
    @CsvSource({"abc,1,a", "abc,3,abc", "abc,4,abc", "'',2,''", "'😀b',1,'😀'", "abc,99999999999,abc"})
    void theFirstLettersAreKnown(String text, BigDecimal length, String letters) {
        assertThat(substring(Value.of(text), "1", length)).containsExactly(Value.of(letters));
    }

    @Test
    void otherPartsOfATextAreMadeUp() {
        assertThat(substring(Value.of("abc"), "2", BigDecimal.ONE)).hasSizeGreaterThan(1);
        assertThat(substring(Value.of("abc"), "1", BigDecimal.ZERO)).hasSizeGreaterThan(1);
        assertThat(substring(Value.of(1), "1", BigDecimal.ONE)).hasSizeGreaterThan(1);
    }

    private static Set<Value> substring(Value text, String start, BigDecimal length) {
        List<Value> arguments =
                List.of(text, ExaminedValues.number(new BigDecimal(start)), ExaminedValues.number(length));
        Set<Value> values = new HashSet<>();
        Function substring = new Function.OfOperator(Operator.SUBSTRING, "substring");
        IntStream.range(0, 60)
                .forEach(seed -> values.add(new MadeUpFunctions(seed).value(substring, arguments, SqlType.TEXT)));
        return values;
    }

    @Test
    void likeWithABackslashOrAnEscapeIsMadeUp() {
        assertThat(distinct(LIKE, List.of(Value.of("a"), Value.of("\\a")))).hasSize(3);
        assertThat(distinct(LIKE, List.of(Value.of("a"), Value.of("a"), Value.of("!"))))
                .hasSize(3);
        assertThat(distinct(LIKE, List.of(Value.of(1), Value.of("a")))).hasSize(3);
        assertThat(distinct(LIKE, List.of(Value.of("a"), Value.of(1)))).hasSize(3);
    }

    private static Set<Value> distinct(Function function, List<Value> arguments) {
        Set<Value> values = new HashSet<>();
        IntStream.range(0, 60)
                .forEach(seed -> values.add(new MadeUpFunctions(seed).value(function, arguments, SqlType.BOOLEAN)));
        return values;
    }

    @ParameterizedTest
    @CsvSource({"YEAR,2024", "MONTH,3", "DAY,9"})
    void partsOfADateAreKnown(Operator operator, int part) {
        Value date = new Value.DateValue(LocalDate.of(2024, 3, 9));
        assertThat(new MadeUpFunctions(1)
                        .value(new Function.OfOperator(operator, "part"), List.of(date), SqlType.INTEGER))
                .isEqualTo(Value.of(part));
    }

    @Test
    void otherFunctionsOfADateAreMadeUp() {
        Value date = new Value.DateValue(LocalDate.of(2024, 3, 9));
        Function year = new Function.OfOperator(Operator.YEAR, "year");
        assertThat(distinct(F, List.of(date))).hasSize(3);
        assertThat(distinct(year, List.of(Value.of("2024-03-09")))).hasSize(3);
    }

    @Test
    void functionsOfBagsAreMadeUp() {
        Set<Value> values = new HashSet<>();
        IntStream.range(0, 60)
                .forEach(seed -> values.add(new MadeUpFunctions(seed).ofBags("SUM", List.of("bag"), SqlType.BOOLEAN)));
        assertThat(values).hasSize(3);
    }
}
