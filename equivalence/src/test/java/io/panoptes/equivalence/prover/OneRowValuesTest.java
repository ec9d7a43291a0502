package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sums and bounds over one row at most, beside a join with that row. */
class OneRowValuesTest {
    private static final Proving PAIRS = Proving.over(
            "CREATE TABLE q (id INT, y INT)",
            "CREATE TABLE n (id INT, y INT, v INT, PRIMARY KEY (id, y))",
            "CREATE TABLE m (id INT, v INT)");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT q.id, COALESCE(n.v, 0) FROM q LEFT JOIN n ON q.id = n.id AND q.y = n.y | SELECT q.id, COALESCE((SELECT SUM(v) FROM n WHERE n.id = q.id AND n.y = q.y), 0) FROM q",
                "SELECT q.id, n.v + 1 FROM q LEFT JOIN n ON q.id = n.id AND q.y = n.y | SELECT q.id, 1 + (SELECT MAX(v) FROM n WHERE n.id = q.id AND n.y = q.y) FROM q",
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
                // several rows
                "SELECT q.id, COALESCE(m.v, 0) FROM q LEFT JOIN m ON q.id = m.id | SELECT q.id, COALESCE((SELECT SUM(v) FROM m WHERE m.id = q.id), 0) FROM q",
                // half a key
                "SELECT q.id, COALESCE(n.v, 0) FROM q LEFT JOIN n ON q.id = n.id | SELECT q.id, COALESCE((SELECT SUM(v) FROM n WHERE n.id = q.id), 0) FROM q",
                // none is NULL, not 0
                "SELECT q.id, n.v FROM q LEFT JOIN n ON q.id = n.id AND q.y = n.y | SELECT q.id, COALESCE((SELECT SUM(v) FROM n WHERE n.id = q.id AND n.y = q.y), 0) FROM q",
            })
    void differ(String left, String right) {
        assertThat(PAIRS.leavesOpen(left, right)).isTrue();
    }
}
