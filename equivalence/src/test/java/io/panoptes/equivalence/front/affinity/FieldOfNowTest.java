package io.panoptes.equivalence.front.affinity;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldOfNowTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new FieldOfNow());

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '"', textBlock = """
            F('%Y', T())            ~ F('%Y', 'now')
            F('%Y', T('now'))       ~ F('%Y', 'now')
            F('%H:%M:%S', T('NOW')) ~ F('%H:%M:%S', 'now')
            F('%Y-%m', D())         ~ F('%Y-%m', 'now')
            F('%j', D('now'))       ~ F('%j', 'now')
            F('%H', D())            ~ F('%H', D())
            F('%f', T())            ~ F('%f', T())
            F('%J', T())            ~ F('%J', T())
            F('%Y%', T())           ~ F('%Y%', T())
            F('%%H', D())           ~ F('%%H', D())
            F('%Y', T(a))           ~ F('%Y', T(a))
            F('%Y', D('now', '1 day')) ~ F('%Y', D('now', '1 day'))
            F('%Y', T(), '1 day')   ~ F('%Y', T(), '1 day')
            F('%Y', a)              ~ F('%Y', a)
            F(a, T())               ~ F(a, T())
            """)
    void isAFieldOfTheMoment(String from, String to) {
        String query = from.replace("F(", "\"SQLITE$STRFTIME\"(")
                .replace("T(", "\"SQLITE$DATETIME\"(")
                .replace("D(", "\"SQLITE$DATE\"(");
        assertThat(REWRITTEN
                        .query("SELECT " + query + " FROM t")
                        .replace("`", "")
                        .replace("SQLITE$STRFTIME(", "F(")
                        .replace("SQLITE$DATETIME(", "T(")
                        .replace("SQLITE$DATE(", "D("))
                .isEqualTo("SELECT " + to + " FROM t");
    }
}
