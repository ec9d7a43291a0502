package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Products whose columns are numbers of two kinds: what a whole number can't be is a row all the same. */
class ColumnsOfTwoKindsTest {
    private static final Proving T = Proving.over("CREATE TABLE t (id INT PRIMARY KEY, a INT, b INT, n DECIMAL(8, 3))");

    @Test
    void fractionsOfALaterProductCount() {
        assertThat(T.proves(
                        "SELECT b FROM t UNION ALL SELECT n FROM t WHERE n > 12.25 AND n < 12.75", "SELECT b FROM t"))
                .isFalse();
        assertThat(T.proves("SELECT b FROM t", "SELECT b FROM t UNION ALL SELECT n FROM t WHERE n = 7.125"))
                .isFalse();
    }

    @Test
    void fractionsBehindAWholeNumberCompare() {
        assertThat(T.proves(
                        "SELECT b FROM t UNION ALL SELECT n FROM t WHERE n > 0.5",
                        "SELECT n FROM t WHERE n > 0.5 UNION ALL SELECT b FROM t"))
                .isTrue();
    }
}
