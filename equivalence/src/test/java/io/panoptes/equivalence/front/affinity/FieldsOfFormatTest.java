package io.panoptes.equivalence.front.affinity;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldsOfFormatTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new DateRewrites.FieldsOfFormat());

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '"', textBlock = """
            F('%Y-%m', d) = '1991-10'  ~ F('%Y', d) = '1991' AND F('%m', d) = '10'
            '12/31' = F('%m/%d', d)    ~ F('%m', d) = '12' AND F('%d', d) = '31'
            F('%Y-%m', d) = '1991-1'   ~ F('%Y-%m', d) = '1991-1'
            F('%Y-%m', d) < '1991-10'  ~ F('%Y-%m', d) < '1991-10'
            F('%Y-%Y', d) = '1991-1991'~ F('%Y-%Y', d) = '1991-1991'
            F('%Y', d) = '1991'        ~ F('%Y', d) = '1991'
            """)
    void eachFieldHasItsPart(String from, String to) {
        assertThat(REWRITTEN
                        .query("SELECT a FROM t WHERE " + from.replace("F(", "\"SQLITE$STRFTIME\"("))
                        .replace("`", "")
                        .replace("SQLITE$STRFTIME(", "F("))
                .isEqualTo("SELECT a FROM t WHERE " + to);
    }
}
