package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CollationTest {
    private static String spelled(String condition) {
        return Respelled.of("SELECT 1 FROM t WHERE " + condition, ReadingProfiles.named("sqlite"))
                .text()
                .replace("\"COLLATE_NOCASE\"", "C")
                .replace("\"", "")
                .replace("( ", "(")
                .substring("SELECT 1 FROM t WHERE ".length());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
            a COLLATE NOCASE = b       ; C(a) = b
            a = 'x' collate nocase     ; a = C('x')
            x.a = x.b COLLATE NOCASE   ; x.a = C(x.b)
            f(a, b) COLLATE NOCASE = b ; C(f(a, b)) = b
            (a || b) COLLATE NOCASE = b; C((a || b)) = b
            a || b COLLATE NOCASE = b  ; a || C(b) = b
            """)
    void isACallOfWhatStandsBeforeIt(String from, String to) {
        assertThat(spelled(from)).isEqualTo(to);
    }

    @Test
    void ofOthersNothingIsKnown() {
        assertThatThrownBy(() -> spelled("a COLLATE RTRIM = b"))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("COLLATE RTRIM");
    }
}
