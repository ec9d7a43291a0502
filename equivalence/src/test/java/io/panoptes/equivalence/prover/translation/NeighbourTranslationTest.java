package io.panoptes.equivalence.prover.translation;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** LAG, LEAD, FIRST_VALUE, LAST_VALUE and NTH_VALUE as the values of single rows. */
class NeighbourTranslationTest {
    private static Proving pairs() {
        return Proving.over(
                "CREATE TABLE k (id INT PRIMARY KEY, g INT, x INT)",
                "CREATE TABLE one (id INT PRIMARY KEY CHECK (id IN (1)), x INT)",
                "CREATE TABLE t (g INT, x INT NOT NULL)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT id, LAG(x) OVER (ORDER BY id) FROM k | SELECT id, LEAD(x) OVER (ORDER BY id DESC) FROM k
        SELECT id, LAG(id) OVER (ORDER BY id) FROM k | SELECT id, (SELECT MAX(o.id) FROM k o WHERE o.id < k.id) FROM k
        SELECT id, LEAD(id, 1, 0) OVER (PARTITION BY g ORDER BY id) FROM k | SELECT id, COALESCE((SELECT MIN(o.id) FROM k o WHERE o.id > k.id AND o.g IS NOT DISTINCT FROM k.g), 0) FROM k
        SELECT DISTINCT g, FIRST_VALUE(id) OVER (PARTITION BY g ORDER BY id) FROM k | SELECT g, MIN(id) FROM k GROUP BY g
        SELECT id, LAST_VALUE(x) OVER (ORDER BY id) FROM k | SELECT id, x FROM k
        SELECT id, FIRST_VALUE(x) OVER (PARTITION BY g ORDER BY id) FROM k | SELECT id, LAST_VALUE(x) OVER (PARTITION BY g ORDER BY id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) FROM k
        SELECT id, NTH_VALUE(x, 1) OVER (ORDER BY id) FROM k | SELECT id, FIRST_VALUE(x) OVER (ORDER BY id) FROM k
        SELECT id, NTH_VALUE(id, 1) OVER (PARTITION BY g ORDER BY id) FROM k | SELECT id, MIN(id) OVER (PARTITION BY g) FROM k
        SELECT id, LAG(x) OVER (ORDER BY id) FROM one | SELECT id, NULL FROM one
        SELECT id FROM (SELECT id, LAG(id, 2) OVER (ORDER BY id) AS p FROM k) s WHERE p IS NULL | SELECT id FROM k WHERE (SELECT COUNT(*) FROM k o WHERE o.id < k.id) < 2
        SELECT id, LAG(x, 2) OVER (PARTITION BY g ORDER BY id) FROM k | SELECT id, LEAD(x, 2) OVER (PARTITION BY g ORDER BY id DESC) FROM k
        SELECT id FROM (SELECT id, LEAD(id, 3) OVER (ORDER BY id DESC) AS p FROM k) s WHERE p IS NULL | SELECT id FROM (SELECT id, ROW_NUMBER() OVER (ORDER BY id) AS n FROM k) s WHERE n <= 3
        SELECT id, LAG(id, 2, 0) OVER (ORDER BY id) FROM k | SELECT id, COALESCE(LAG(id, 2) OVER (ORDER BY id), 0) FROM k
        SELECT id, NTH_VALUE(id, 1) OVER (ORDER BY id) FROM k | SELECT id, FIRST_VALUE(id) OVER (ORDER BY id) FROM k
        """)
    void areEqual(String left, String right) {
        assertThat(pairs().proves(left, right)).isTrue();
        assertThat(pairs().proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT id, LAG(x) OVER (ORDER BY id) FROM k | SELECT id, LEAD(x) OVER (ORDER BY id) FROM k
        SELECT id, LAG(x) OVER (ORDER BY id) FROM k | SELECT id, (SELECT MAX(o.x) FROM k o WHERE o.id < k.id) FROM k
        SELECT id, LAG(id, 2) OVER (ORDER BY id) FROM k | SELECT id, (SELECT MAX(o.id) FROM k o WHERE o.id < k.id) FROM k
        SELECT id, LAG(x, 1, 0) OVER (ORDER BY id) FROM k | SELECT id, COALESCE(LAG(x) OVER (ORDER BY id), 0) FROM k
        SELECT id, FIRST_VALUE(x) OVER (PARTITION BY g ORDER BY id) FROM k | SELECT id, MIN(x) OVER (PARTITION BY g) FROM k
        SELECT id, LAST_VALUE(x) OVER (ORDER BY id) FROM k | SELECT id, LAST_VALUE(x) OVER (ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) FROM k
        SELECT id, FIRST_VALUE(x) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM k | SELECT id, FIRST_VALUE(x) OVER (ORDER BY id) FROM k
        SELECT id, NTH_VALUE(x, 2) OVER (ORDER BY id) FROM k | SELECT id, FIRST_VALUE(x) OVER (ORDER BY id) FROM k
        SELECT id, NTH_VALUE(x, 1) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM k | SELECT id, FIRST_VALUE(x) OVER (ORDER BY id) FROM k
        SELECT id, NTH_VALUE(x, 1) OVER (ORDER BY g) FROM k | SELECT id, FIRST_VALUE(x) OVER (ORDER BY g) FROM k
        SELECT id, FIRST_VALUE(id) OVER (ORDER BY x, id) FROM k | SELECT id, MIN(id) OVER () FROM k
        SELECT id FROM (SELECT id, LAG(id, 2) OVER (ORDER BY id) AS p FROM k) s WHERE p IS NULL | SELECT id FROM k WHERE (SELECT COUNT(*) FROM k o WHERE o.id < k.id) < 3
        # the value may be NULL
        SELECT id FROM (SELECT id, LAG(x, 2) OVER (ORDER BY id) AS p FROM k) s WHERE p IS NULL | SELECT id FROM k WHERE (SELECT COUNT(*) FROM k o WHERE o.id < k.id) < 2
        SELECT id, LAG(x, 2, 0) OVER (ORDER BY id) FROM k | SELECT id, COALESCE(LAG(x, 2) OVER (ORDER BY id), 0) FROM k
        # ties
        SELECT g FROM (SELECT g, LAG(x, 2) OVER (ORDER BY g) AS p FROM t) s WHERE p IS NULL | SELECT g FROM t WHERE (SELECT COUNT(*) FROM t o WHERE o.g < t.g) < 2
        # another group
        SELECT id FROM (SELECT id, LAG(id, 2) OVER (PARTITION BY g ORDER BY id) AS p FROM k) s WHERE p IS NULL | SELECT id FROM k WHERE (SELECT COUNT(*) FROM k o WHERE o.id < k.id) < 2
        # the frame ends before the second row
        SELECT id, NTH_VALUE(id, 2) OVER (ORDER BY id) FROM k | SELECT id, NTH_VALUE(id, 2) OVER (ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) FROM k
        SELECT id, LAG(x, 2) OVER (ORDER BY id) FROM k | SELECT id, LAG(x, 3) OVER (ORDER BY id) FROM k
        """)
    void differ(String left, String right) {
        assertThat(pairs().leavesOpen(left, right)).isTrue();
    }
}
