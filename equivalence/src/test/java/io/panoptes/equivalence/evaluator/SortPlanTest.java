package io.panoptes.equivalence.evaluator;

import static io.panoptes.equivalence.evaluator.Evaluating.evaluating;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SortPlanTest {
    private static final String ROWS = "3 1 x | 1 2 x | NULL 3 x | 2 4 x | 1 5 x";

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        ORDER BY a, b                          ; 2 5 4 1 3
        ORDER BY a DESC NULLS LAST, b          ; 1 4 2 5 3
        ORDER BY a NULLS FIRST, b DESC         ; 3 5 2 4 1
        ORDER BY a, b LIMIT 2                  ; 2 5
        ORDER BY a, b LIMIT 9                  ; 2 5 4 1 3
        ORDER BY a, b LIMIT 2 OFFSET 1         ; 5 4
        ORDER BY a, b OFFSET 4                 ; 3
        ORDER BY a, b OFFSET 5                 ; ''
        ORDER BY a, b LIMIT 0                  ; ''
        ORDER BY a LIMIT 3 OFFSET 2            ; 4 1 3
        """)
    void rowsStandInTheOrderOfTheirKeys(String order, String places) {
        assertThat(evaluating("SELECT b FROM r " + order, ROWS, "")
                        .rowsInOrder()
                        .replace(" | ", " "))
                .isEqualTo(places);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        ORDER BY a LIMIT 1
        ORDER BY a OFFSET 1
        ORDER BY a LIMIT 2 OFFSET 1
        ORDER BY c LIMIT 4
        ORDER BY c OFFSET 2
        """)
    void aCutBetweenRowsThatTieButDifferIsOpen(String order) {
        assertThat(evaluating("SELECT b FROM r " + order, ROWS, "").rowsInOrder())
                .startsWith("none: ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        ORDER BY a LIMIT 1                     ; 1
        ORDER BY a OFFSET 1                    ; 1 2 3 NULL
        ORDER BY c LIMIT 0                     ; ''
        ORDER BY c OFFSET 9                    ; ''
        """)
    void aCutBetweenEqualRowsIsNot(String order, String values) {
        assertThat(evaluating("SELECT a FROM r " + order, ROWS, "").rows().replace(" | ", " "))
                .isEqualTo(values);
    }
}
