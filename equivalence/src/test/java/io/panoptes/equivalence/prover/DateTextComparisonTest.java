package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The first letters of a date's text beside a text, and the month of a date beside a number. */
class DateTextComparisonTest {
    private static final String SCHEMA = "CREATE TABLE o (id INT PRIMARY KEY, d DATE, s VARCHAR(9))";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT id FROM o WHERE SUBSTRING(CAST(d AS VARCHAR), 1, 7) = '2020-02' | SELECT id FROM o WHERE d"
                        + " BETWEEN DATE '2020-02-01' AND DATE '2020-02-29'",
                "SELECT id FROM o WHERE CAST(d AS VARCHAR) LIKE '2020-12%' | SELECT id FROM o WHERE d >= DATE"
                        + " '2020-12-01' AND d < DATE '2021-01-01'",
                "SELECT id FROM o WHERE '2019' <> SUBSTRING(CAST(d AS VARCHAR), 1, 4) | SELECT id FROM o WHERE YEAR(d)"
                        + " <> 2019",
                "SELECT id FROM o WHERE CAST(d AS VARCHAR) = '2019-02-28' | SELECT id FROM o WHERE d = DATE"
                        + " '2019-02-28'",
                "SELECT CAST(d AS VARCHAR) LIKE '2019-%' FROM o | SELECT YEAR(d) = 2019 FROM o",
                "SELECT id FROM o WHERE CAST(d AS VARCHAR) LIKE '2020-02-%' | SELECT id FROM o WHERE YEAR(d) = 2020"
                        + " AND MONTH(d) = 2",
                "SELECT id FROM o WHERE CAST(d AS VARCHAR) LIKE '2020-02-01%' | SELECT id FROM o WHERE d = DATE"
                        + " '2020-02-01'",
                "SELECT id FROM o WHERE YEAR(d) = 2020 AND MONTH(d) = 2 | SELECT id FROM o WHERE d >= DATE"
                        + " '2020-02-01' AND d < DATE '2020-03-01'",
                "SELECT id FROM o WHERE d >= DATE '2021-02-01' AND d < DATE '2021-03-01' AND DAY(d) > 28 | SELECT id"
                        + " FROM o WHERE FALSE",
            })
    void areEqual(String left, String right) {
        Proving dates = Proving.over(SCHEMA);
        assertThat(dates.proves(left, right)).isTrue();
        assertThat(dates.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT id FROM o WHERE SUBSTRING(CAST(d AS VARCHAR), 1, 7) = '2020-02' | SELECT id FROM o WHERE d"
                        + " BETWEEN DATE '2020-02-01' AND DATE '2020-02-28'",
                // no beginning of a date's text
                "SELECT id FROM o WHERE SUBSTRING(CAST(d AS VARCHAR), 1, 7) = '2020-2' | SELECT id FROM o WHERE d"
                        + " BETWEEN DATE '2020-02-01' AND DATE '2020-02-29'",
                "SELECT id FROM o WHERE SUBSTRING(CAST(d AS VARCHAR), 1, 6) = '2020-02' | SELECT id FROM o WHERE d"
                        + " BETWEEN DATE '2020-02-01' AND DATE '2020-02-29'",
                "SELECT id FROM o WHERE SUBSTRING(CAST(d AS VARCHAR), 2, 7) = '2020-02' | SELECT id FROM o WHERE d"
                        + " BETWEEN DATE '2020-02-01' AND DATE '2020-02-29'",
                // no date's text
                "SELECT id FROM o WHERE SUBSTRING(s, 1, 4) = '2020' | SELECT id FROM o WHERE s >= '2020' AND s <"
                        + " '2021'",
                // the text of a date has more letters
                "SELECT id FROM o WHERE CAST(d AS VARCHAR) = '2020-02' | SELECT id FROM o WHERE d BETWEEN DATE"
                        + " '2020-02-01' AND DATE '2020-02-29'",
                "SELECT id FROM o WHERE CAST(d AS VARCHAR) LIKE '2020-02' | SELECT id FROM o WHERE d BETWEEN DATE"
                        + " '2020-02-01' AND DATE '2020-02-29'",
                // no date's text goes on behind the day
                "SELECT id FROM o WHERE CAST(d AS VARCHAR) LIKE '2020-02-01-%' | SELECT id FROM o WHERE d = DATE"
                        + " '2020-02-01'",
                "SELECT id FROM o WHERE CAST(d AS VARCHAR) LIKE '2020-02--%' | SELECT id FROM o WHERE d BETWEEN DATE"
                        + " '2020-02-01' AND DATE '2020-02-29'",
                // NULL is in neither
                "SELECT id FROM o WHERE CAST(d AS VARCHAR) NOT LIKE '2020-02%' | SELECT id FROM o WHERE d IS NULL OR d"
                        + " < DATE '2020-02-01' OR d > DATE '2020-02-29'",
                "SELECT id FROM o WHERE YEAR(d) = 2021 AND MONTH(d) = 2 | SELECT id FROM o WHERE d >= DATE"
                        + " '2021-02-01' AND d < DATE '2021-03-02'",
                "SELECT id FROM o WHERE MONTH(d) = 2 | SELECT id FROM o WHERE d >= DATE '2021-02-01' AND d < DATE"
                        + " '2021-03-01'",
            })
    void differ(String left, String right) {
        assertThat(Proving.over(SCHEMA).leavesOpen(left, right)).isTrue();
    }
}
