package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Aggregates over the row before, or after, as LAG and LEAD. SUM is read as CASE WHEN COUNT(x) > 0 THEN ..., which comes to CASE WHEN
 * LAG(x) IS NOT NULL THEN LAG(x) END.
 */
class NeighbourFrameTest {
    private static final String[] SCHEMA = {
        "CREATE TABLE k (id INT PRIMARY KEY, g INT, x INT, s VARCHAR(10), d DECIMAL(8, 2), f DOUBLE)",
    };
    private static final Proving PAIRS = Proving.over(SCHEMA);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT id, MIN(x) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND 1 PRECEDING) FROM k | SELECT id, LAG(x) OVER (ORDER BY id) FROM k",
                "SELECT id, MAX(s) OVER (ORDER BY id ROWS BETWEEN 1 FOLLOWING AND 1 FOLLOWING) FROM k | SELECT id, LEAD(s) OVER (ORDER BY id) FROM k",
                "SELECT id, SUM(x) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND 1 PRECEDING) FROM k | SELECT id, CASE WHEN LAG(x) OVER (ORDER BY id) IS NOT NULL THEN LAG(x) OVER (ORDER BY id) END FROM k",
                "SELECT id, SUM(d) OVER (PARTITION BY g ORDER BY id ROWS BETWEEN 1 FOLLOWING AND 1 FOLLOWING) FROM k | SELECT id, CASE WHEN LEAD(d) OVER (PARTITION BY g ORDER BY id) IS NOT NULL THEN LEAD(d) OVER (PARTITION BY g ORDER BY id) END FROM k",
                "SELECT id, SUM(f) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND 1 PRECEDING) FROM k | SELECT id, SUM(f) OVER (ORDER BY id DESC ROWS BETWEEN 1 FOLLOWING AND 1 FOLLOWING) FROM k",
                "SELECT id, COUNT(s) OVER (ORDER BY id ROWS BETWEEN 1 FOLLOWING AND 1 FOLLOWING) FROM k | SELECT id, CASE WHEN LEAD(s) OVER (ORDER BY id) IS NULL THEN 0 ELSE 1 END FROM k",
                "SELECT id, COUNT(*) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND 1 PRECEDING) FROM k | SELECT id, CASE WHEN LAG(id) OVER (ORDER BY id) IS NULL THEN 0 ELSE 1 END FROM k",
            })
    void areEqual(String left, String right) {
        assertThat(PAIRS.proves(left, right)).isTrue();
        assertThat(PAIRS.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT id, SUM(x) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND 1 PRECEDING) FROM k | SELECT id, LEAD(x) OVER (ORDER BY id) FROM k",
                "SELECT id, MIN(x) OVER (ORDER BY id ROWS BETWEEN 2 PRECEDING AND 2 PRECEDING) FROM k | SELECT id, LAG(x) OVER (ORDER BY id) FROM k",
                "SELECT id, MIN(x) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM k | SELECT id, LAG(x) OVER (ORDER BY id) FROM k",
                "SELECT id, MIN(x) OVER (ORDER BY id RANGE BETWEEN 1 PRECEDING AND 1 PRECEDING) FROM k | SELECT id, LAG(x) OVER (ORDER BY id) FROM k",
                "SELECT id, MIN(x) OVER (ORDER BY g ROWS BETWEEN 1 PRECEDING AND 1 PRECEDING) FROM k | SELECT id, LAG(x) OVER (ORDER BY g) FROM k",
                "SELECT id, MIN(x) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND 1 PRECEDING) FROM k | SELECT id, LAG(x) OVER (PARTITION BY g ORDER BY id) FROM k",
                "SELECT id, COUNT(x) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND 1 PRECEDING) FROM k | SELECT id, COUNT(*) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND 1 PRECEDING) FROM k",
                "SELECT id, SUM(x) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND 1 PRECEDING) FROM k | SELECT id, LAG(x, 1, 0) OVER (ORDER BY id) FROM k",
            })
    void differ(String left, String right) {
        assertThat(PAIRS.leavesOpen(left, right)).isTrue();
    }
}
