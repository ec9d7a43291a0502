package io.panoptes.equivalence.evaluator.function;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.sql.value.Value;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moments as SQLite has them: {@code SELECT datetime('2020-01-31', '+1 month')} and so on. */
class SqliteMomentTest {
    private static Optional<SqliteMoment> of(String... arguments) {
        return SqliteMoment.of(Stream.of(arguments).map(Value::of).toList());
    }

    private static LocalDateTime at(String... arguments) {
        return of(arguments).orElseThrow().at();
    }

    @ParameterizedTest
    @CsvSource({
        "2020-02-29,2020-02-29T00:00",
        "2020-02-29 10:11,2020-02-29T10:11",
        "2020-02-29T10:11,2020-02-29T10:11",
        "2020-02-29   10:11:12,2020-02-29T10:11:12",
        "2020-02-29 10:11:12.5,2020-02-29T10:11:12.500",
        "2020-02-29 10:11:12.0000,2020-02-29T10:11:12",
        "2020-02-29 10:11:12.123,2020-02-29T10:11:12.123",
        "10:11,2000-01-01T10:11",
        "10:11:12,2000-01-01T10:11:12",
        "10:11:12.25,2000-01-01T10:11:12.250",
        "0000-01-01,0000-01-01T00:00"
    })
    void textsThatAreMoments(String text, LocalDateTime moment) {
        assertThat(at(text)).isEqualTo(moment);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"2020-13-01", "2020-02-32", "2020-00-10", "2020-02-29 25:00", "24:00", "10:60", "abc", "", "a1"})
    void textsThatAreNone(String text) {
        assertThat(of(text)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2021-02-29",
                "2021-04-31",
                "2020-02-29 10:11:12.1234",
                "2458908.5",
                "+5",
                " 5",
                ".5",
                "now ",
                "nowish",
                "20-1-1",
                "2020-02-29 "
            })
    void textsOfWhichNothingIsKnown(String text) {
        assertThatThrownBy(() -> of(text)).isInstanceOf(NoAnswer.class);
    }

    @Test
    void nowIsOneMoment() {
        assertThat(at("now"))
                .isEqualTo(at("NOW"))
                .isEqualTo(SqliteMoment.of(List.of()).orElseThrow().at());
        assertThat(at("now"))
                .isBetween(
                        LocalDateTime.now(ZoneOffset.UTC).minusDays(1),
                        LocalDateTime.now(ZoneOffset.UTC).plusDays(1));
    }

    @Test
    void nullGivesNull() {
        assertThat(SqliteMoment.of(List.of(Value.NULL))).isEmpty();
        assertThat(SqliteMoment.of(List.of(Value.of("2020-02-29"), Value.NULL))).isEmpty();
        assertThatThrownBy(() -> SqliteMoment.of(List.of(Value.of(5)))).isInstanceOf(NoAnswer.class);
    }

    @ParameterizedTest
    @CsvSource({
        "start of day,2020-01-31T00:00",
        "start of month,2020-01-01T00:00",
        "Start Of Year,2020-01-01T00:00",
        "+1 day,2020-02-01T10:30:15",
        "1 days,2020-02-01T10:30:15",
        "-2 hours,2020-01-31T08:30:15",
        "+40 minute,2020-01-31T11:10:15",
        "-16 second,2020-01-31T10:29:59",
        "+1 month,2020-03-02T10:30:15",
        "+13 months,2021-03-03T10:30:15",
        "-1 year,2019-01-31T10:30:15"
    })
    void modifiersMoveIt(String modifier, LocalDateTime moment) {
        assertThat(at("2020-01-31 10:30:15", modifier)).isEqualTo(moment);
    }

    @Test
    void modifiersFollowEachOther() {
        assertThat(at("2020-05-17 10:30", "start of year", "+1 month", "+1 day"))
                .isEqualTo("2020-02-02T00:00");
        assertThat(at("2020-02-29", "+1 year")).isEqualTo("2021-03-01T00:00");
        assertThat(of("abc", "+1 day")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"weekday 1", "1.5 days", "+1day", "utc", "+1 week", "-3000 years", "+8000 years"})
    void otherModifiersAreNotKnown(String modifier) {
        assertThatThrownBy(() -> of("2020-01-31", modifier)).isInstanceOf(NoAnswer.class);
    }

    @Test
    void theYearsOfSqliteBeginAndEnd() {
        assertThat(at("0001-01-01", "-1 year")).isEqualTo("0000-01-01T00:00");
        assertThat(at("9998-12-31", "+1 year")).isEqualTo("9999-12-31T00:00");
        assertThatThrownBy(() -> of("0000-01-01", "-1 day")).isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> of("9999-12-31", "+1 day")).isInstanceOf(NoAnswer.class);
    }

    @Test
    void itsParts() {
        SqliteMoment moment = of("2020-03-01 09:08:07.006").orElseThrow();
        assertThat(moment.date()).isEqualTo("2020-03-01");
        assertThat(moment.time()).isEqualTo("09:08:07");
        assertThat(of("2000-01-01 12:00").orElseThrow().julianDay()).isEqualByComparingTo("2451545");
        assertThat(of("1999-12-31 18:00").orElseThrow().julianDay()).isEqualByComparingTo("2451544.25");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        %d.%m.%Y       | 01.03.2020
        %j             | 061
        %w             | 0
        %H:%M:%S       | 09:08:07
        %F %T          | 2020-03-01 09:08:07
        %R             | 09:08
        %f             | 07.006
        100%%          | 100%
        none           | none
        """)
    void itsFormats(String format, String text) {
        assertThat(of("2020-03-01 09:08:07.006").orElseThrow().format(format)).isEqualTo(text);
    }

    @Test
    void otherFormatsAreNotKnown() {
        SqliteMoment moment = of("2020-03-01").orElseThrow();
        assertThatThrownBy(() -> moment.format("%")).isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> moment.format("%d%")).isInstanceOf(NoAnswer.class);
        assertThatThrownBy(() -> moment.format("%Q")).isInstanceOf(NoAnswer.class);
        assertThat(of("2020-03-07").orElseThrow().format("%w")).isEqualTo("6");
        assertThat(of("0007-03-07").orElseThrow().format("%Y")).isEqualTo("0007");
    }
}
