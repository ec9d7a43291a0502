package io.panoptes.equivalence.evaluator;

import static io.panoptes.equivalence.evaluator.Evaluating.evaluating;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sum of b over a frame says which rows are in it: b has a bit for each row. */
class WindowFrameTest {
    /** By a: 10, 20 twice, 30, NULL. */
    private static final String ROWS = "10 1 x | 20 2 x | 20 4 x | 30 8 x | NULL 16 x";

    /** The sums of the rows in the order of b. */
    private static String sums(String window, String rows) {
        return evaluating("SELECT b, SUM(b) OVER (" + window + ") FROM r ORDER BY b", rows, "")
                .rowsInOrder()
                .replaceAll("\\d+ (\\d+|NULL)( \\| )?", "$1 ")
                .strip();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING ; 31 31 31 31 31
        UNBOUNDED PRECEDING AND CURRENT ROW         ; 1 3 7 15 31
        CURRENT ROW AND UNBOUNDED FOLLOWING         ; 31 30 28 24 16
        CURRENT ROW AND CURRENT ROW                 ; 1 2 4 8 16
        1 PRECEDING AND 1 FOLLOWING                 ; 3 7 14 28 24
        2 PRECEDING AND 1 PRECEDING                 ; NULL 1 3 6 12
        1 FOLLOWING AND 2 FOLLOWING                 ; 6 12 24 16 NULL
        2 FOLLOWING AND 1 FOLLOWING                 ; NULL NULL NULL NULL NULL
        0 PRECEDING AND 0 FOLLOWING                 ; 1 2 4 8 16
        9 PRECEDING AND 8 PRECEDING                 ; NULL NULL NULL NULL NULL
        8 FOLLOWING AND 9 FOLLOWING                 ; NULL NULL NULL NULL NULL
        UNBOUNDED PRECEDING AND 2 PRECEDING         ; NULL NULL 1 3 7
        2 FOLLOWING AND UNBOUNDED FOLLOWING         ; 28 24 16 NULL NULL
        """)
    void rowsByTheirPlace(String frame, String sums) {
        assertThat(sums("ORDER BY a NULLS LAST, b ROWS BETWEEN " + frame, ROWS)).isEqualTo(sums);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        UNBOUNDED PRECEDING AND CURRENT ROW         ; 1 7 7 15 31
        CURRENT ROW AND UNBOUNDED FOLLOWING         ; 31 30 30 24 16
        CURRENT ROW AND CURRENT ROW                 ; 1 6 6 8 16
        10 PRECEDING AND 10 FOLLOWING               ; 7 15 15 14 16
        9 PRECEDING AND 9 FOLLOWING                 ; 1 6 6 8 16
        10 PRECEDING AND CURRENT ROW                ; 1 7 7 14 16
        CURRENT ROW AND 10 FOLLOWING                ; 7 14 14 8 16
        20 PRECEDING AND 10 PRECEDING               ; NULL 1 1 7 16
        10 FOLLOWING AND 20 FOLLOWING               ; 14 8 8 NULL 16
        UNBOUNDED PRECEDING AND 10 PRECEDING        ; NULL 1 1 7 31
        10 FOLLOWING AND UNBOUNDED FOLLOWING        ; 30 24 24 16 16
        """)
    void rowsByTheirValue(String frame, String sums) {
        assertThat(sums("ORDER BY a NULLS LAST RANGE BETWEEN " + frame, ROWS)).isEqualTo(sums);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        10 PRECEDING AND CURRENT ROW                ; 7 14 14 8 16
        CURRENT ROW AND 10 FOLLOWING                ; 1 7 7 14 16
        UNBOUNDED PRECEDING AND 10 PRECEDING        ; 30 24 24 16 16
        """)
    void rowsByTheirValueDownwards(String frame, String sums) {
        assertThat(sums("ORDER BY a DESC NULLS FIRST RANGE BETWEEN " + frame, ROWS))
                .isEqualTo(sums);
    }

    @Test
    void partitionsStandApart() {
        String rows = "1 1 x | 1 2 x | 2 4 x | 2 8 x";
        assertThat(sums("PARTITION BY a ORDER BY b ROWS BETWEEN 1 PRECEDING AND CURRENT ROW", rows))
                .isEqualTo("1 3 4 12");
        assertThat(sums("PARTITION BY a ORDER BY b ROWS BETWEEN CURRENT ROW AND 1 FOLLOWING", rows))
                .isEqualTo("3 2 12 8");
        assertThat(sums("PARTITION BY a ORDER BY c RANGE BETWEEN CURRENT ROW AND CURRENT ROW", rows))
                .isEqualTo("3 3 12 12");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        ORDER BY a, b RANGE BETWEEN 1 PRECEDING AND CURRENT ROW
        ORDER BY c RANGE BETWEEN 1 PRECEDING AND CURRENT ROW
        ORDER BY c RANGE BETWEEN CURRENT ROW AND 1 FOLLOWING
        """)
    void aDistanceOverSeveralKeysOrTextsIsRefused(String window) {
        assertThat(refused(window)).isTrue();
    }

    private static boolean refused(String window) {
        try {
            return sums(window, ROWS).contains("none");
        } catch (Unsupported | SqlError e) {
            return true;
        }
    }
}
