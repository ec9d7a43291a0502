package io.panoptes.equivalence.front.folding;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.front.Front;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextOriginsTest {
    private static final Front FRONT = new Front(
            SchemaReader.read(List.of("CREATE TABLE t (a INT, s VARCHAR(9), u VARCHAR(9))")), ReadingProfile.STANDARD);

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            SELECT s FROM t | SELECT x.s FROM (SELECT s, a FROM t WHERE a > 1) x
            SELECT a FROM t | SELECT a + 1 FROM t
            SELECT s FROM t UNION ALL SELECT u FROM t | SELECT u FROM t UNION ALL SELECT s FROM t
            SELECT CASE WHEN a > 1 THEN s ELSE u END FROM t | SELECT CASE WHEN a > 1 THEN u ELSE s END FROM t
            SELECT (SELECT MAX(y.s) FROM t y) FROM t | SELECT MAX(s) FROM t
            """)
    void agree(String left, String right) {
        assertThat(TextOrigins.agree(query(left), query(right))).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            SELECT s FROM t | SELECT u FROM t
            SELECT s FROM t | SELECT 'a' FROM t
            SELECT s FROM t UNION SELECT u FROM t | SELECT u FROM t UNION SELECT s FROM t
            SELECT MAX(s) FROM t | SELECT MIN(s) FROM t
            SELECT MAX(s) FROM t | SELECT s FROM t
            """)
    void differ(String left, String right) {
        assertThat(TextOrigins.agree(query(left), query(right))).isFalse();
    }

    private static Relation query(String text) {
        return FRONT.translate(text);
    }
}
