package io.panoptes.equivalence.prover.decision;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RowsByPositionTest {
    private static Proving pairs() {
        return Proving.over(
                "CREATE TABLE k (id INT PRIMARY KEY, g INT, x INT)",
                "CREATE TABLE u (id INT UNIQUE, g INT)",
                "CREATE TABLE t (g INT, p BOOLEAN)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT t.g FROM t JOIN k ON k.g = t.g | SELECT s.g FROM (SELECT g, (SELECT COUNT(*) FROM k WHERE k.g = t.g) AS n FROM t) s JOIN (SELECT ROW_NUMBER() OVER (ORDER BY id) AS r FROM k) p ON p.r <= s.n
        SELECT a.g FROM k a JOIN k b ON a.g = b.g WHERE a.x > 0 AND b.x > 0 | SELECT a.g FROM (SELECT g, COUNT(*) OVER (PARTITION BY g) AS n FROM k WHERE x > 0) a JOIN (SELECT ROW_NUMBER() OVER (ORDER BY id DESC) AS r FROM k WHERE x > 0) b ON b.r <= a.n WHERE a.g IS NOT NULL
        SELECT t.g FROM t JOIN k ON k.g = t.g AND k.x > 1 | SELECT t.g FROM t JOIN (SELECT g, ROW_NUMBER() OVER (PARTITION BY g ORDER BY id) AS r FROM k) s ON s.g = t.g AND s.r <= (SELECT COUNT(*) FROM k o WHERE o.g = t.g AND o.x > 1)
        SELECT k.x FROM k JOIN t ON k.g = t.g AND t.p | SELECT k.x FROM k JOIN (SELECT g, p, ROW_NUMBER() OVER (PARTITION BY g, p ORDER BY g) AS r FROM t) s ON k.g = s.g AND s.r <= (SELECT COUNT(*) FROM t o WHERE o.g = k.g AND o.p) WHERE s.p
        """)
    void areEqual(String left, String right) {
        assertThat(pairs().proves(left, right)).isTrue();
        assertThat(pairs().proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        # more may be counted than there are numbers
        SELECT t.g FROM t JOIN k ON k.g = t.g | SELECT s.g FROM (SELECT g, (SELECT COUNT(*) FROM k WHERE k.g = t.g) AS n FROM t) s JOIN (SELECT ROW_NUMBER() OVER (ORDER BY id) AS r FROM k WHERE x > 0) p ON p.r <= s.n
        SELECT t.g FROM t JOIN k ON k.g = t.g | SELECT s.g FROM (SELECT g, (SELECT COUNT(*) FROM k WHERE k.g = t.g) AS n FROM t) s JOIN (SELECT ROW_NUMBER() OVER (ORDER BY id) AS r FROM u) p ON p.r <= s.n
        # one number less, and one more
        SELECT t.g FROM t JOIN k ON k.g = t.g | SELECT s.g FROM (SELECT g, (SELECT COUNT(*) FROM k WHERE k.g = t.g) AS n FROM t) s JOIN (SELECT ROW_NUMBER() OVER (ORDER BY id) AS r FROM k) p ON p.r < s.n
        SELECT t.g FROM t JOIN k ON k.g = t.g | SELECT s.g FROM (SELECT g, (SELECT COUNT(*) FROM k WHERE k.g = t.g) AS n FROM t) s JOIN (SELECT ROW_NUMBER() OVER (ORDER BY id) - 1 AS r FROM k) p ON p.r <= s.n
        # several rows of no key have the same rank
        SELECT t.g FROM t JOIN u ON u.g = t.g | SELECT s.g FROM (SELECT g, (SELECT COUNT(*) FROM u WHERE u.g = t.g) AS n FROM t) s JOIN (SELECT RANK() OVER (ORDER BY id) AS r FROM u) p ON p.r <= s.n
        # the numbered row is seen
        SELECT k.id FROM t JOIN k ON k.g = t.g | SELECT p.id FROM (SELECT g, (SELECT COUNT(*) FROM k WHERE k.g = t.g) AS n FROM t) s JOIN (SELECT id, ROW_NUMBER() OVER (ORDER BY id) AS r FROM k) p ON p.r <= s.n
        SELECT t.g FROM t JOIN k ON k.g = t.g WHERE k.x > 0 | SELECT s.g FROM (SELECT g, (SELECT COUNT(*) FROM k WHERE k.g = t.g) AS n FROM t) s JOIN (SELECT x, ROW_NUMBER() OVER (ORDER BY id) AS r FROM k) p ON p.r <= s.n WHERE p.x > 0
        # numbered within groups, and counted over all
        SELECT t.g FROM t CROSS JOIN k | SELECT t.g FROM t JOIN (SELECT g, ROW_NUMBER() OVER (PARTITION BY g ORDER BY id) AS r FROM k) s ON s.g = t.g AND s.r <= (SELECT COUNT(*) FROM k o)
        """)
    void differ(String left, String right) {
        assertThat(pairs().leavesOpen(left, right)).isTrue();
    }
}
