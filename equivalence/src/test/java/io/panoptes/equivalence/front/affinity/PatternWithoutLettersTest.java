package io.panoptes.equivalence.front.affinity;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PatternWithoutLettersTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new PatternWithoutLetters());

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '"', textBlock = """
            G('*19', s)             ~ s LIKE '%19'
            G('1?-*', s)            ~ s LIKE '1_-%'
            G('F', s)               ~ G('F', s)
            G('a%', s)              ~ G('a%', s)
            G('*a', s)              ~ G('*a', s)
            G('*1_', s)             ~ G('*1_', s)
            G('*[0-9]', s)          ~ G('*[0-9]', s)
            G(s, '19')              ~ G(s, '19')
            S(s, -2) = '19'         ~ s LIKE '%19'
            S(s, -2) = '9'          ~ S(s, -2) = '9'
            S(s, -2) = 'ab'         ~ S(s, -2) = 'ab'
            S(s, 2) = '19'          ~ S(s, 2) = '19'
            S(s, -2) <> '19'        ~ S(s, -2) <> '19'
            """)
    void isALikeOrAComparison(String from, String to) {
        String query = from.replace("G(", "\"SQLITE$GLOB\"(").replace("S(", "\"SQLITE$SUBSTR\"(");
        assertThat(REWRITTEN
                        .query("SELECT a FROM t WHERE " + query)
                        .replace("`", "")
                        .replace("SQLITE$GLOB(", "G(")
                        .replace("SQLITE$SUBSTR(", "S("))
                .isEqualTo("SELECT a FROM t WHERE " + to);
    }
}
