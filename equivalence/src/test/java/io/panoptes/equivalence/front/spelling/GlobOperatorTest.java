package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GlobOperatorTest {
    private static String spelled(String condition) {
        return Respelled.of("SELECT 1 FROM t WHERE " + condition, ReadingProfiles.named("sqlite"))
                .text()
                .replace("\"SQLITE$GLOB\"", "GLOB")
                .replace("\"", "")
                .replaceAll("([(,]) ", "$1")
                .substring("SELECT 1 FROM t WHERE ".length());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
            a GLOB 'x*'           ; (GLOB('x*',a))
            a NOT GLOB 'x*'       ; (NOT GLOB('x*',a))
            x.a GLOB y.b AND c    ; (GLOB(y.b,x.a)) AND c
            (a || b) GLOB f(c)    ; (GLOB(f(c),(a || b)))
            GLOB('x*', a)         ; GLOB('x*',a)
            NOT (a GLOB 'x')      ; NOT ((GLOB('x',a)))
            """)
    void infix(String from, String to) {
        assertThat(spelled(from)).isEqualTo(to);
    }

    /** So its value is known. */
    @Test
    void isTheFunctionOfTheProfile() {
        assertThat(Respelled.of("SELECT a GLOB 'x', b NOT GLOB a FROM t", ReadingProfiles.named("sqlite"))
                        .text())
                .contains("\"SQLITE$GLOB\"( 'x'", "NOT \"SQLITE$GLOB\"(");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a || b GLOB 'x*'", "a GLOB 'x' || '*'", "1 + a GLOB 'x'"})
    void whatIsNotPlainIsRefused(String condition) {
        assertThatThrownBy(() -> spelled(condition))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("brackets");
    }

    @Test
    void otherProfilesHaveNone() {
        assertThat(Respelled.of("SELECT a GLOB 'x' FROM t", ReadingProfile.STANDARD)
                        .text())
                .isEqualTo("SELECT a GLOB 'x' FROM t");
    }
}
