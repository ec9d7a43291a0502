package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The year of a date beside a number. */
class YearComparisonTest {
    private static final Proving DATES = Proving.over("CREATE TABLE o (id INT PRIMARY KEY, d DATE, y INT)");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT id FROM o WHERE EXTRACT(YEAR FROM d) = 1995 | SELECT id FROM o WHERE d BETWEEN DATE"
                        + " '1995-01-01' AND DATE '1995-12-31'",
                "SELECT id FROM o WHERE YEAR(d) <> 1995 | SELECT id FROM o WHERE d < DATE '1995-01-01' OR d > DATE"
                        + " '1995-12-31'",
                "SELECT id FROM o WHERE 1995 < YEAR(d) | SELECT id FROM o WHERE d >= DATE '1996-01-01'",
                "SELECT id FROM o WHERE YEAR(d) IN (1995, 1996) | SELECT id FROM o WHERE d >= DATE '1995-01-01' AND"
                        + " YEAR(d) <= 1996",
                "SELECT YEAR(d) >= 2000 FROM o | SELECT d >= DATE '2000-01-01' FROM o",
            })
    void areEqual(String left, String right) {
        assertThat(DATES.proves(left, right)).isTrue();
        assertThat(DATES.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT id FROM o WHERE YEAR(d) = 1995 | SELECT id FROM o WHERE d BETWEEN DATE '1995-01-01' AND DATE"
                        + " '1995-12-30'",
                "SELECT id FROM o WHERE YEAR(d) > 1995 | SELECT id FROM o WHERE d > DATE '1995-01-01'",
                "SELECT id FROM o WHERE YEAR(d) <> 1995 | SELECT id FROM o WHERE d IS NULL OR d < DATE '1995-01-01' OR"
                        + " d > DATE '1995-12-31'",
                "SELECT id FROM o WHERE YEAR(d) = y | SELECT id FROM o WHERE y = 1995 AND d >= DATE '1995-01-01'",
                "SELECT id FROM o WHERE YEAR(d) = 1995.5 | SELECT id FROM o WHERE YEAR(d) = 1995",
            })
    void differ(String left, String right) {
        assertThat(DATES.leavesOpen(left, right)).isTrue();
    }
}
