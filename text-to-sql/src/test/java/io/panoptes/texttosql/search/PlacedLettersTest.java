package io.panoptes.texttosql.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.text.Lexer;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlacedLettersTest {
    private static Map<String, Set<String>> texts(String condition) {
        return PlacedLetters.of(
                Lexer.tokens("SELECT a FROM t WHERE " + condition),
                token -> token.isName() && token.text().matches("[ab]"));
    }

    @Test
    void standWhereTheyAreLookedFor() {
        assertThat(texts("SUBSTR(t.a, 7, 1) = '4'")).isEqualTo(Map.of("a", Set.of("xxxxxx4")));
        assertThat(texts("substring(`a`, 3) LIKE '4'")).isEqualTo(Map.of("a", Set.of("xx4")));
    }

    @Test
    void allOfThemStandInOneText() {
        assertThat(texts("SUBSTR(a, 1, 4) = '1970' AND SUBSTR(b, 2, 1) > 'q' AND SUBSTR(a, 6, 2) = '10'"))
                .isEqualTo(Map.of("a", Set.of("1970", "xxxxx10", "1970x10"), "b", Set.of("xq")));
    }

    @Test
    void otherTextsAreLeftAlone() {
        assertThat(texts("SUBSTR(a, -2) = '45'")).isEmpty();
        assertThat(texts("SUBSTR(a, 0) = '45'")).isEmpty();
        assertThat(texts("SUBSTR(a, 99, 2) = '45'")).isEmpty();
        assertThat(texts("SUBSTR(a, b, 2) = '45'")).isEmpty();
        assertThat(texts("SUBSTR(a, 2, 2) = b OR b = '45'")).isEmpty();
        assertThat(texts("SUBSTR(c, 2, 2) = '45'")).isEmpty();
        assertThat(texts("SUBSTR(a, 2, 2) > 5")).isEmpty();
        assertThat(texts("SUBSTR")).isEmpty();
        assertThat(texts("SUBSTR(a, 2")).isEmpty();
    }
}
