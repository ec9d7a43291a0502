package io.panoptes.sql.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DialectMarkTest {
    @Test
    void wordsFollowEachOther() {
        assertThat(DialectMark.of("NULLS  FIRST")).isEqualTo(new DialectMark.Words(List.of("NULLS", "FIRST")));
        assertThat(DialectMark.of(") FILTER (")).isEqualTo(new DialectMark.Words(List.of(")", "FILTER", "(")));
        assertThat(DialectMark.of("'' ||")).isEqualTo(new DialectMark.Words(List.of(DialectMark.STRING, "||")));
    }

    @Test
    void aCallHasAnyNumberOfArgumentsOrOne() {
        assertThat(DialectMark.of("curdate(...)"))
                .isEqualTo(new DialectMark.Call("CURDATE", OptionalInt.empty(), Optional.empty()));
        assertThat(DialectMark.of("ISNULL(?)"))
                .isEqualTo(new DialectMark.Call("ISNULL", OptionalInt.of(1), Optional.empty()));
        assertThat(DialectMark.of("IF(?, ?,?)"))
                .isEqualTo(new DialectMark.Call("IF", OptionalInt.of(3), Optional.empty()));
    }

    @Test
    void aWordMayStandWithinTheBrackets() {
        assertThat(DialectMark.of("DATE_ADD(... INTERVAL)"))
                .isEqualTo(new DialectMark.Call("DATE_ADD", OptionalInt.empty(), Optional.of("INTERVAL")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"IF(a, b)", "IF()", "IF(?, )", "IF(... TWO WORDS)", ""})
    void anythingElseIsRefused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> DialectMark.of(text));
    }
}
