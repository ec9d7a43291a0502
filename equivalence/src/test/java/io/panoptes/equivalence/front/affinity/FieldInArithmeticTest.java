package io.panoptes.equivalence.front.affinity;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldInArithmeticTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new DateRewrites.FieldInArithmetic());

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '"', textBlock = """
            F('%Y', d) - F('%Y', s) > 1  ~ CAST(F('%Y', d) AS INTEGER) - CAST(F('%Y', s) AS INTEGER) > 1
            a + F('%m', d) > 1           ~ a + CAST(F('%m', d) AS INTEGER) > 1
            F('%Y-%m', d) - 1 > 1        ~ F('%Y-%m', d) - 1 > 1
            F('%f', d) - 1 > 1           ~ F('%f', d) - 1 > 1
            a - 1 > 1                    ~ a - 1 > 1
            """)
    void isAWholeNumber(String from, String to) {
        assertThat(REWRITTEN
                        .query("SELECT a FROM t WHERE " + from.replace("F(", "\"SQLITE$STRFTIME\"("))
                        .replace("`", "")
                        .replace("SQLITE$STRFTIME(", "F("))
                .isEqualTo("SELECT a FROM t WHERE " + to);
    }
}
