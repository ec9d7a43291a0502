package io.panoptes.equivalence.prover.decision;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts over the same rows that are parts of one another. */
class RowsOfKindTest {
    private static final Proving PAIRS = Proving.over(
            "CREATE TABLE k (id INT PRIMARY KEY, g INT, x INT)",
            "CREATE TABLE u (id INT UNIQUE, g INT NOT NULL)",
            "CREATE TABLE t (g INT, x INT)");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        # the row itself is neither before nor after itself
        SELECT id, COUNT(*) OVER () - ROW_NUMBER() OVER (ORDER BY id DESC) + 1 FROM k | SELECT id, ROW_NUMBER() OVER (ORDER BY id) FROM k
        SELECT id FROM k WHERE (SELECT COUNT(*) FROM k o WHERE o.id <= k.id) = 1 + (SELECT COUNT(*) FROM k o WHERE o.id < k.id) | SELECT id FROM k
        # NOT IN by counts, where what is compared may be NULL
        SELECT g FROM k WHERE (SELECT COUNT(*) FROM t) = (SELECT COUNT(*) FROM t WHERE t.g <> k.g) | SELECT g FROM k WHERE g NOT IN (SELECT g FROM t)
        """)
    void areEqual(String left, String right) {
        assertThat(PAIRS.proves(left, right)).isTrue();
        assertThat(PAIRS.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        # a key that may be NULL, or none
        SELECT id, COUNT(*) OVER () - (SELECT COUNT(*) FROM u o WHERE o.id > u.id) FROM u | SELECT id, 1 + (SELECT COUNT(*) FROM u o WHERE o.id < u.id) FROM u
        SELECT g FROM t WHERE (SELECT COUNT(*) FROM t o WHERE o.g <= t.g) = 1 + (SELECT COUNT(*) FROM t o WHERE o.g < t.g) | SELECT g FROM t WHERE g IS NOT NULL
        # a row of another table
        SELECT id FROM k WHERE (SELECT COUNT(*) FROM t WHERE t.g <= k.id) = 1 + (SELECT COUNT(*) FROM t WHERE t.g < k.id) | SELECT id FROM k
        # a row that the condition leaves out
        SELECT id FROM k WHERE (SELECT COUNT(*) FROM k o WHERE o.id <= k.id AND o.x > 0) = 1 + (SELECT COUNT(*) FROM k o WHERE o.id < k.id AND o.x > 0) | SELECT id FROM k
        SELECT g FROM k WHERE (SELECT COUNT(g) FROM t) = (SELECT COUNT(*) FROM t WHERE t.g <> k.g) | SELECT g FROM k WHERE g NOT IN (SELECT g FROM t)
        """)
    void differ(String left, String right) {
        assertThat(PAIRS.leavesOpen(left, right)).isTrue();
    }
}
