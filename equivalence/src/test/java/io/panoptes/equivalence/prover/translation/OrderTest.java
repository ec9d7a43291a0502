package io.panoptes.equivalence.prover.translation;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which rows come before which, which keys decide that, and where no two rows have one place. */
class OrderTest {
    private static Proving pairs() {
        return Proving.over(
                "CREATE TABLE t (id INT PRIMARY KEY, a INT, b INT NOT NULL, p BOOLEAN NOT NULL)",
                "CREATE TABLE u (x INT, y INT, UNIQUE (x))");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        # a key that is fixed decides nothing, nor does one that comes again
        SELECT id FROM t WHERE b = 3 ORDER BY b, id LIMIT 2         | SELECT id FROM t WHERE b = 3 ORDER BY id LIMIT 2
        SELECT id FROM t WHERE p ORDER BY p, id LIMIT 2             | SELECT id FROM t WHERE p ORDER BY id LIMIT 2
        SELECT id FROM t WHERE a IS NULL ORDER BY a, id LIMIT 2     | SELECT id FROM t WHERE a IS NULL ORDER BY id LIMIT 2
        SELECT id FROM t ORDER BY b, b DESC, id LIMIT 2             | SELECT id FROM t ORDER BY b, id LIMIT 2
        # NULL before all, or behind
        SELECT id FROM t ORDER BY a NULLS FIRST, id LIMIT 1         | SELECT id FROM t WHERE NOT EXISTS (SELECT 1 FROM t o WHERE o.a < t.a OR (o.a IS NULL AND t.a IS NOT NULL) OR (o.a IS NOT DISTINCT FROM t.a AND o.id < t.id))
        SELECT id FROM t ORDER BY a NULLS LAST, id LIMIT 1          | SELECT id FROM t WHERE NOT EXISTS (SELECT 1 FROM t o WHERE o.a < t.a OR (o.a IS NOT NULL AND t.a IS NULL) OR (o.a IS NOT DISTINCT FROM t.a AND o.id < t.id))
        SELECT id FROM t ORDER BY b DESC, id LIMIT 1                | SELECT id FROM t WHERE NOT EXISTS (SELECT 1 FROM t o WHERE o.b > t.b OR (o.b = t.b AND o.id < t.id))
        # where no two rows agree on the keys, or those that do are equal, the rows are known
        SELECT id, b FROM t ORDER BY id LIMIT 2                     | SELECT id, b FROM (SELECT id, b, ROW_NUMBER() OVER (ORDER BY id) AS r FROM t) s WHERE r <= 2
        SELECT x FROM u WHERE x IS NOT NULL ORDER BY x LIMIT 2      | SELECT x FROM (SELECT x, ROW_NUMBER() OVER (ORDER BY x) AS r FROM u WHERE x IS NOT NULL) s WHERE r <= 2
        SELECT b, 7 FROM t ORDER BY b LIMIT 2                       | SELECT b, 7 FROM (SELECT b, ROW_NUMBER() OVER (ORDER BY b) AS r FROM t) s WHERE r <= 2
        SELECT b, a FROM t WHERE a = 5 ORDER BY b LIMIT 2           | SELECT b, 5 FROM (SELECT b, ROW_NUMBER() OVER (ORDER BY b) AS r FROM t WHERE a = 5) s WHERE r <= 2
        """)
    void areEqual(String left, String right) {
        assertThat(pairs().proves(left, right)).isTrue();
        assertThat(pairs().proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT id FROM t WHERE b > 3 ORDER BY b, id LIMIT 2         | SELECT id FROM t WHERE b > 3 ORDER BY id LIMIT 2
        SELECT id FROM t WHERE b = 3 OR b = 4 ORDER BY b, id LIMIT 2 | SELECT id FROM t WHERE b = 3 OR b = 4 ORDER BY id LIMIT 2
        SELECT id FROM t WHERE p OR b > 3 ORDER BY p, id LIMIT 2    | SELECT id FROM t WHERE p OR b > 3 ORDER BY id LIMIT 2
        SELECT id FROM t ORDER BY b, a, id LIMIT 2                  | SELECT id FROM t ORDER BY b, id LIMIT 2
        SELECT id FROM t ORDER BY b, a, id LIMIT 2                  | SELECT id FROM t ORDER BY a, b, id LIMIT 2
        SELECT id FROM (SELECT id, 1 AS k FROM t WHERE b > 1 UNION ALL SELECT -id, 2 FROM t WHERE b > 1) s ORDER BY k, id LIMIT 2 | SELECT id FROM (SELECT id FROM t WHERE b > 1 UNION ALL SELECT -id FROM t WHERE b > 1) s ORDER BY id LIMIT 2
        SELECT id FROM t ORDER BY a NULLS FIRST, id LIMIT 1         | SELECT id FROM t ORDER BY a NULLS LAST, id LIMIT 1
        SELECT id FROM t ORDER BY a NULLS FIRST, id LIMIT 1         | SELECT id FROM t WHERE NOT EXISTS (SELECT 1 FROM t o WHERE o.a < t.a OR (o.a = t.a AND o.id < t.id))
        SELECT id FROM t ORDER BY b DESC, id LIMIT 1                | SELECT id FROM t ORDER BY b, id DESC LIMIT 1
        # rows that agree on the keys differ in what is seen
        SELECT b, id FROM t ORDER BY b LIMIT 2                      | SELECT b, id FROM (SELECT b, id, ROW_NUMBER() OVER (ORDER BY b, id) AS r FROM t) s WHERE r <= 2
        SELECT b, a FROM t ORDER BY b LIMIT 2                       | SELECT b, a FROM (SELECT b, a, ROW_NUMBER() OVER (ORDER BY b, a) AS r FROM t) s WHERE r <= 2
        # of a unique column many rows may be NULL
        SELECT x, y FROM u ORDER BY x LIMIT 2                       | SELECT x, y FROM (SELECT x, y, ROW_NUMBER() OVER (ORDER BY x, y) AS r FROM u) s WHERE r <= 2
        """)
    void differ(String left, String right) {
        assertThat(pairs().leavesOpen(left, right)).isTrue();
    }
}
