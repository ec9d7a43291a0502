package io.panoptes.equivalence.front.affinity;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TruthComparisonTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            a IS NOT DISTINCT FROM TRUE    ; a IS TRUE
            a IS DISTINCT FROM TRUE        ; a IS NOT TRUE
            a IS NOT DISTINCT FROM (FALSE) ; a IS FALSE
            a IS DISTINCT FROM FALSE       ; a IS NOT FALSE
            TRUE IS NOT DISTINCT FROM a    ; TRUE IS NOT DISTINCT FROM a
            a IS NOT DISTINCT FROM 1       ; a IS NOT DISTINCT FROM 1
            a = TRUE                       ; a = TRUE
            """)
    void rewritten(String from, String to) {
        assertThat(Rewritten.by(new TruthComparison()).expression(from)).isEqualTo(to);
    }
}
