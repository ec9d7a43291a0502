package io.panoptes.instantiation.start;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Hazard;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StartValuesTest {
    private static final SqlType MONEY = new SqlType.DecimalType(9, 2);
    private static final StartValues ANY = new StartValues(Set.of());
    private static final StartValues COLLATED = new StartValues(Set.of(Hazard.COLLATION));
    private static final StartValues PADDED = new StartValues(Set.of(Hazard.PADDING));

    private static Value decimal(String digits) {
        return Value.of(new BigDecimal(digits));
    }

    @Test
    void nullStays() {
        assertThat(ANY.of(Value.NULL, SqlType.DOUBLE)).contains(Value.NULL);
    }

    @ParameterizedTest
    @CsvSource({"t,true", "TRUE,true", "1,true", "f,false", "False,false", "0,false"})
    void textsOfTruthValues(String text, boolean truth) {
        assertThat(ANY.of(Value.of(text), SqlType.BOOLEAN)).contains(Value.of(truth));
    }

    @Test
    void truthValuesAreAlsoZeroAndOne() {
        assertThat(ANY.of(Value.FALSE, SqlType.BOOLEAN)).contains(Value.FALSE);
        assertThat(ANY.of(Value.of(0), SqlType.BOOLEAN)).contains(Value.FALSE);
        assertThat(ANY.of(Value.of(1), SqlType.BOOLEAN)).contains(Value.TRUE);
        assertThat(ANY.of(Value.of(2), SqlType.BOOLEAN)).isEmpty();
        assertThat(ANY.of(Value.of(-1), SqlType.BOOLEAN)).isEmpty();
        assertThat(ANY.of(Value.of("yes"), SqlType.BOOLEAN)).isEmpty();
        assertThat(ANY.of(decimal("1.5"), SqlType.BOOLEAN)).isEmpty();
    }

    @Test
    void wholeNumbersAreSmall() {
        assertThat(ANY.of(Value.of(20_000), SqlType.INTEGER)).contains(Value.of(20_000));
        assertThat(ANY.of(Value.of(-20_000), SqlType.INTEGER)).contains(Value.of(-20_000));
        assertThat(ANY.of(Value.of(20_001), SqlType.INTEGER)).isEmpty();
        assertThat(ANY.of(Value.of(-20_001), SqlType.INTEGER)).isEmpty();
        assertThat(ANY.of(decimal("7.00"), SqlType.INTEGER)).contains(Value.of(7));
        assertThat(ANY.of(decimal("7.5"), SqlType.INTEGER)).isEmpty();
        assertThat(ANY.of(Value.of(" 7 "), SqlType.INTEGER)).contains(Value.of(7));
        assertThat(ANY.of(Value.of("7x"), SqlType.INTEGER)).isEmpty();
        assertThat(ANY.of(Value.TRUE, SqlType.INTEGER)).isEmpty();
    }

    @Test
    void decimalsHaveTwoDigits() {
        assertThat(ANY.of(decimal("7.25"), MONEY)).contains(decimal("7.25"));
        assertThat(ANY.of(decimal("7.250"), MONEY)).contains(decimal("7.250"));
        assertThat(ANY.of(decimal("7.251"), MONEY)).isEmpty();
        assertThat(ANY.of(Value.of("-7.5"), MONEY)).contains(decimal("-7.5"));
    }

    @Test
    void textsArePlainWhereTheDbmsComparesOthersInWaysOfItsOwn() {
        assertThat(ANY.of(Value.of("Ab ä "), SqlType.TEXT)).contains(Value.of("Ab ä "));
        assertThat(COLLATED.of(Value.of("Ab "), SqlType.TEXT)).contains(Value.of("ab "));
        assertThat(COLLATED.of(Value.of(" ~"), SqlType.TEXT)).contains(Value.of(" ~"));
        assertThat(COLLATED.of(Value.of("ä"), SqlType.TEXT)).isEmpty();
        assertThat(COLLATED.of(Value.of("a\tb"), SqlType.TEXT)).isEmpty();
        assertThat(PADDED.of(Value.of("Ab  "), SqlType.TEXT)).contains(Value.of("Ab"));
        assertThat(PADDED.of(Value.of("  "), SqlType.TEXT)).isEmpty();
        assertThat(ANY.of(Value.of(""), SqlType.TEXT)).contains(Value.of(""));
        assertThat(ANY.of(Value.of("a\0b"), SqlType.TEXT)).isEmpty();
        assertThat(ANY.of(Value.of(7), SqlType.TEXT)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1900-01-01", "2200-12-31"})
    void datesOfThreeCenturies(String day) {
        Value date = new Value.DateValue(LocalDate.parse(day));
        assertThat(ANY.of(date, SqlType.DATE)).contains(date);
        assertThat(ANY.of(Value.of(" " + day), SqlType.DATE)).contains(date);
    }

    @Test
    void otherDatesAreNone() {
        assertThat(ANY.of(Value.of("1899-12-31"), SqlType.DATE)).isEmpty();
        assertThat(ANY.of(Value.of("2201-01-01"), SqlType.DATE)).isEmpty();
        assertThat(ANY.of(Value.of("2020-02-30"), SqlType.DATE)).isEmpty();
        assertThat(ANY.of(Value.of(7), SqlType.DATE)).isEmpty();
    }

    @Test
    void noOtherTypeIsKept() {
        assertThat(ANY.of(new Value.DoubleValue(1), SqlType.DOUBLE)).isEmpty();
        assertThat(ANY.of(new Value.TimeValue(LocalTime.NOON), SqlType.TIME)).isEmpty();
        assertThat(ANY.of(Value.of("x"), new SqlType.OpaqueType("JSON"))).isEmpty();
    }
}
