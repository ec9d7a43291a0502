package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LikeFunctionTest {
    private static String spelled(String profile, String condition) {
        return Respelled.of("SELECT 1 FROM t WHERE " + condition, ReadingProfiles.named(profile))
                .text()
                .replaceAll("([(,]) ", "$1")
                .substring("SELECT 1 FROM t WHERE ".length());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
            like('a%', s)                    ; ((s) LIKE ('a%'))
            NOT like('a%', s)                ; NOT ((s) LIKE ('a%'))
            a = 1 AND LIKE(p, s, '!')        ; a = 1 AND ((s) LIKE (p) ESCAPE ('!'))
            like(f(a, b), s || 'x')          ; ((s || 'x') LIKE (f(a,b)))
            like('1', like('a%', s))         ; ((((s) LIKE ('a%'))) LIKE ('1'))
            """)
    void ofSqliteHasThePatternFirst(String from, String to) {
        assertThat(spelled("sqlite", from)).isEqualTo(to);
    }

    @ParameterizedTest
    @ValueSource(strings = {"s LIKE ('a%')", "s NOT LIKE ('a%')", "(s) LIKE ('a' || '%')", "f(s) LIKE (p) OR a = 1"})
    void theOperatorStays(String condition) {
        assertThat(spelled("sqlite", condition)).isEqualTo(condition);
        assertThat(spelled("postgresql", condition)).isEqualTo(condition);
    }

    @ParameterizedTest
    @CsvSource({"postgresql", "duckdb", "mysql", "standard"})
    void elsewhereItIsRefused(String profile) {
        assertThatThrownBy(() -> spelled(profile, "like(s, 'a%')"))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("a LIKE b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"like(s)", "like()", "like(a, b, c, d)", "like(a,)"})
    void noOtherNumberOfArguments(String condition) {
        assertThatThrownBy(() -> spelled("sqlite", condition)).isInstanceOf(Unsupported.class);
    }
}
