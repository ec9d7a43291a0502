package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The day and the year of a timestamp beside a constant. */
class DayOfMomentComparisonTest {
    private static final Proving MOMENTS =
            Proving.over("CREATE TABLE o (id INT PRIMARY KEY, t TIMESTAMP, d DATE NOT NULL)");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT id FROM o WHERE CAST(t AS DATE) = DATE '2020-02-28' | SELECT id FROM o WHERE t >= TIMESTAMP"
                        + " '2020-02-28 00:00:00' AND t < TIMESTAMP '2020-02-29 00:00:00'",
                "SELECT id FROM o WHERE CAST(t AS DATE) > DATE '2020-02-29' | SELECT id FROM o WHERE t >= TIMESTAMP"
                        + " '2020-03-01 00:00:00'",
                "SELECT id FROM o WHERE NOT DATE '2020-02-29' >= CAST(t AS DATE) | SELECT id FROM o WHERE t >= TIMESTAMP"
                        + " '2020-03-01 00:00:00'",
                "SELECT id FROM o WHERE EXTRACT(YEAR FROM t) = 2020 | SELECT id FROM o WHERE t >= TIMESTAMP"
                        + " '2020-01-01 00:00:00' AND t < TIMESTAMP '2021-01-01 00:00:00'",
            })
    void areEqual(String left, String right) {
        assertThat(MOMENTS.proves(left, right)).isTrue();
        assertThat(MOMENTS.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT id FROM o WHERE CAST(t AS DATE) = DATE '2020-02-28' | SELECT id FROM o WHERE t BETWEEN"
                        + " TIMESTAMP '2020-02-28 00:00:00' AND TIMESTAMP '2020-02-28 23:59:59'",
                "SELECT id FROM o WHERE CAST(t AS DATE) = DATE '2020-02-28' | SELECT id FROM o WHERE t BETWEEN"
                        + " TIMESTAMP '2020-02-28 00:00:00' AND TIMESTAMP '2020-02-29 00:00:00'",
                "SELECT id FROM o WHERE CAST(t AS DATE) = DATE '2020-02-28' | SELECT id FROM o WHERE t = TIMESTAMP"
                        + " '2020-02-28 00:00:00'",
                "SELECT id FROM o WHERE CAST(t AS DATE) <= DATE '2020-02-28' | SELECT id FROM o WHERE t IS NULL OR"
                        + " t < TIMESTAMP '2020-02-29 00:00:00'",
                "SELECT id FROM o WHERE CAST(t AS DATE) = d | SELECT id FROM o WHERE t = d",
            })
    void differ(String left, String right) {
        assertThat(MOMENTS.leavesOpen(left, right)).isTrue();
    }
}
