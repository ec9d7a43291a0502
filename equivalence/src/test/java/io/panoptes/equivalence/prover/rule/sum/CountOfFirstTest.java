package io.panoptes.equivalence.prover.rule.sum;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The first of the first. */
class CountOfFirstTest {
    private static final Proving T = Proving.over(
            "CREATE TABLE t (a INT, b INT, f BOOLEAN)",
            "CREATE TABLE u (a INT, b INT)",
            "CREATE TABLE k (id INT PRIMARY KEY, x INT NOT NULL, f BOOLEAN)");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT id FROM k ORDER BY id LIMIT 2 | SELECT id FROM (SELECT * FROM (SELECT id FROM k WHERE f ORDER"
                        + " BY id LIMIT 2) a UNION ALL SELECT * FROM (SELECT id FROM k WHERE f IS NOT TRUE ORDER BY id"
                        + " LIMIT 2) b) y ORDER BY id LIMIT 2",
                "SELECT id FROM k ORDER BY id DESC LIMIT 2 | SELECT id FROM (SELECT id FROM k ORDER BY id DESC LIMIT"
                        + " 2) x ORDER BY id DESC LIMIT 2",
                "SELECT id FROM k ORDER BY id LIMIT 2 | SELECT id FROM (SELECT id FROM k ORDER BY id LIMIT 3) x ORDER"
                        + " BY id LIMIT 2",
            })
    void theFirstOfAllAreAmongTheFirstOfEach(String left, String right) {
        assertThat(T.proves(left, right)).isTrue();
        assertThat(T.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT id FROM k ORDER BY id LIMIT 2 | SELECT id FROM (SELECT * FROM (SELECT id FROM k WHERE f ORDER"
                        + " BY id LIMIT 1) a UNION ALL SELECT * FROM (SELECT id FROM k WHERE f IS NOT TRUE ORDER BY id"
                        + " LIMIT 2) b) y ORDER BY id LIMIT 2",
                "SELECT id FROM k ORDER BY id LIMIT 2 | SELECT id FROM (SELECT id FROM k ORDER BY id DESC LIMIT 2) x"
                        + " ORDER BY id LIMIT 2",
                "SELECT id FROM k ORDER BY id LIMIT 3 | SELECT id FROM (SELECT id FROM k ORDER BY id LIMIT 2) x ORDER"
                        + " BY id LIMIT 3",
                "SELECT id FROM k ORDER BY id LIMIT 2 | SELECT id FROM (SELECT * FROM (SELECT id FROM k WHERE f ORDER"
                        + " BY id LIMIT 2) a UNION ALL SELECT * FROM (SELECT id FROM k WHERE NOT f ORDER BY id LIMIT 2) b)"
                        + " y ORDER BY id LIMIT 2",
            })
    void otherFirstAreNot(String left, String right) {
        assertThat(T.leavesOpen(left, right)).isTrue();
    }
}
