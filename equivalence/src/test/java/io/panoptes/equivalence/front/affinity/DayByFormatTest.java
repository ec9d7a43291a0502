package io.panoptes.equivalence.front.affinity;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DayByFormatTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new DateRewrites.DayByFormat());

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '"', textBlock = """
            F('%Y-%m-%d', d) > '2014-09-01'        ~ DATE(d) > '2014-09-01'
            '2014' <> F('%F', d, '+1 day')         ~ '2014' <> DATE(d, '+1 day')
            F('%Y-%m-%d', d) = F('%Y-%m-%d', s)    ~ F('%Y-%m-%d', d) = F('%Y-%m-%d', s)
            F('%Y-%m-%d', d) > '-1'                ~ F('%Y-%m-%d', d) > '-1'
            F('%Y-%m', d) = '2014-09'              ~ F('%Y-%m', d) = '2014-09'
            """)
    void isADate(String from, String to) {
        assertThat(REWRITTEN
                        .query("SELECT a FROM t WHERE " + from.replace("F(", "\"SQLITE$STRFTIME\"("))
                        .replace("`", "")
                        .replace("SQLITE$STRFTIME(", "F(")
                        .replace("SQLITE$DATE(", "DATE("))
                .isEqualTo("SELECT a FROM t WHERE " + to);
    }
}
