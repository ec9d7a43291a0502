package io.panoptes.equivalence.front.affinity;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContainedTextTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new ContainedText());

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '"', textBlock = """
            I(LOWER(s), 'bc') > 0   ~ s LIKE '%bc%'
            I(LOWER(s), 'b') = 0    ~ s NOT LIKE '%b%'
            I(LOWER(s), 'b') >= 1   ~ s LIKE '%b%'
            I(s, 'b') > 0           ~ I(s, 'b') > 0
            I(LOWER(s), 'B') > 0    ~ I(LOWER(s), 'B') > 0
            I(LOWER(s), 'b%') > 0   ~ I(LOWER(s), 'b%') > 0
            I(LOWER(s), 'ä') > 0    ~ I(LOWER(s), 'ä') > 0
            I(LOWER(s), 'b') > 1    ~ I(LOWER(s), 'b') > 1
            I(LOWER(s), 'bc') = 1   ~ s LIKE 'bc%'
            I(s, '19') > 0          ~ s LIKE '%19%'
            I(s, '-19') = 0         ~ s NOT LIKE '%-19%'
            I(s, '2019-') = 1       ~ s LIKE '2019-%'
            I(s, '19') = 2          ~ I(s, '19') = 2
            I(s, '19') <> 1         ~ I(s, '19') <> 1
            I(s, '19') = 4294967296 ~ I(s, '19') = 4294967296
            I(s, '19') = 18446744073709551617 ~ I(s, '19') = 18446744073709551617
            I(s, '1b') = 1          ~ I(s, '1b') = 1
            I(s, 'B') = 1           ~ I(s, 'B') = 1
            I(s, '1_') = 1          ~ I(s, '1_') = 1
            I(s, '') = 1            ~ I(s, '') = 1
            I(s, 'ä') = 1           ~ I(s, 'ä') = 1
            I('19', s) = 1          ~ I('19', s) = 1
            """)
    void isALikeWithoutPattern(String from, String to) {
        assertThat(REWRITTEN
                        .query("SELECT a FROM t WHERE " + from.replace("I(", "\"SQLITE$INSTR\"("))
                        .replace("`", "")
                        .replace("SQLITE$INSTR(", "I("))
                .isEqualTo("SELECT a FROM t WHERE " + to);
    }
}
