package io.panoptes.equivalence.front.affinity;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberOfFieldTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new DateRewrites.NumberOfField());

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '"', textBlock = """
            CAST(F('%m', d) AS INTEGER) < 9             ~ F('%m', d) < '09'
            1998 >= CAST(F('%Y', d) AS INT)             ~ '1998' >= F('%Y', d)
            CAST(F('%j', d) AS INTEGER) BETWEEN 2 AND 9 ~ F('%j', d) BETWEEN ASYMMETRIC '002' AND '009'
            CAST(F('%d', d) AS INTEGER) NOT IN (1, 12)  ~ F('%d', d) NOT IN ('01', '12')
            CAST(F('%Y', d) AS INTEGER) > 19999         ~ CAST(F('%Y', d) AS INTEGER) > 19999
            CAST(F('%Y', d) AS INTEGER) > a             ~ CAST(F('%Y', d) AS INTEGER) > a
            CAST(F('%Y%m', d) AS INTEGER) > 199912      ~ CAST(F('%Y%m', d) AS INTEGER) > 199912
            CAST(F('%f', d) AS INTEGER) > 1             ~ CAST(F('%f', d) AS INTEGER) > 1
            """)
    void hasTheDigitsOfItsField(String from, String to) {
        assertThat(REWRITTEN
                        .query("SELECT a FROM t WHERE " + from.replace("F(", "\"SQLITE$STRFTIME\"("))
                        .replace("`", "")
                        .replace("SQLITE$STRFTIME(", "F("))
                .isEqualTo("SELECT a FROM t WHERE " + to);
    }
}
