package io.panoptes.equivalence.prover.translation;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows that LIMIT and OFFSET take, by their place in an order. */
class LimitTranslationTest {
    private static Proving pairs() {
        return Proving.over("CREATE TABLE t (id INT PRIMARY KEY, a INT, b INT NOT NULL)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT id FROM t LIMIT 0                        | SELECT id FROM t WHERE 1 = 2
        SELECT COUNT(*) FROM t LIMIT 5                  | SELECT COUNT(*) FROM t
        SELECT a FROM t WHERE id = 3 LIMIT 1            | SELECT a FROM t WHERE id = 3
        SELECT id FROM t ORDER BY id LIMIT 1            | SELECT id FROM t WHERE NOT EXISTS (SELECT 1 FROM t o WHERE o.id < t.id)
        SELECT id FROM t ORDER BY id DESC LIMIT 1       | SELECT id FROM t WHERE NOT EXISTS (SELECT 1 FROM t o WHERE o.id > t.id)
        SELECT id FROM t ORDER BY id LIMIT 2            | SELECT id FROM t WHERE (SELECT COUNT(*) FROM t o WHERE o.id < t.id) < 2
        SELECT id FROM t ORDER BY id OFFSET 2           | SELECT id FROM t WHERE (SELECT COUNT(*) FROM t o WHERE o.id < t.id) >= 2
        SELECT id FROM t ORDER BY id LIMIT 2 OFFSET 1   | SELECT id FROM t WHERE (SELECT COUNT(*) FROM t o WHERE o.id < t.id) >= 1 AND (SELECT COUNT(*) FROM t o WHERE o.id < t.id) < 3
        SELECT id FROM t ORDER BY b, id LIMIT 2         | SELECT id FROM (SELECT id, ROW_NUMBER() OVER (ORDER BY b, id) AS r FROM t) s WHERE r <= 2
        SELECT b FROM t ORDER BY b LIMIT 1              | SELECT MIN(b) FROM t HAVING COUNT(*) > 0
        SELECT b FROM t ORDER BY b LIMIT 3              | SELECT b FROM (SELECT b, ROW_NUMBER() OVER (ORDER BY b) AS r FROM t) s WHERE r <= 3
        SELECT b FROM t ORDER BY b LIMIT 2 OFFSET 1     | SELECT b FROM (SELECT b, ROW_NUMBER() OVER (ORDER BY b) AS r FROM t) s WHERE r > 1 AND r <= 3
        SELECT b FROM t ORDER BY b OFFSET 1             | SELECT b FROM (SELECT b, ROW_NUMBER() OVER (ORDER BY b) AS r FROM t) s WHERE r > 1
        """)
    void areEqual(String left, String right) {
        assertThat(pairs().proves(left, right)).isTrue();
        assertThat(pairs().proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT COUNT(*) FROM t LIMIT 0                  | SELECT COUNT(*) FROM t
        SELECT COUNT(*) FROM t OFFSET 1                 | SELECT COUNT(*) FROM t
        SELECT a FROM t WHERE b = 3 LIMIT 1             | SELECT a FROM t WHERE b = 3
        SELECT id FROM t ORDER BY id LIMIT 1            | SELECT id FROM t ORDER BY id LIMIT 2
        SELECT id FROM t ORDER BY id LIMIT 1            | SELECT id FROM t ORDER BY id LIMIT 1 OFFSET 1
        SELECT id FROM t ORDER BY id LIMIT 1            | SELECT id FROM t ORDER BY id DESC LIMIT 1
        SELECT id FROM t ORDER BY id LIMIT 2            | SELECT id FROM t WHERE (SELECT COUNT(*) FROM t o WHERE o.id <= t.id) < 2
        SELECT id FROM t ORDER BY id OFFSET 2           | SELECT id FROM t WHERE (SELECT COUNT(*) FROM t o WHERE o.id < t.id) > 2
        # of equal b any comes first
        SELECT id FROM t ORDER BY b LIMIT 1             | SELECT id FROM t ORDER BY b, id LIMIT 1
        SELECT id FROM t ORDER BY b LIMIT 1             | SELECT id FROM t ORDER BY b DESC LIMIT 1
        SELECT id FROM t ORDER BY b LIMIT 1             | SELECT id FROM t ORDER BY b LIMIT 2
        SELECT id FROM t ORDER BY b LIMIT 1             | SELECT id FROM t ORDER BY b LIMIT 1 OFFSET 1
        SELECT id FROM t ORDER BY b LIMIT 1             | SELECT id FROM t ORDER BY a LIMIT 1
        SELECT a FROM t ORDER BY a NULLS FIRST LIMIT 1  | SELECT a FROM t ORDER BY a NULLS LAST LIMIT 1
        SELECT b FROM t ORDER BY b LIMIT 3              | SELECT b FROM (SELECT b, RANK() OVER (ORDER BY b) AS r FROM t) s WHERE r <= 3
        SELECT b FROM t ORDER BY b LIMIT 1              | SELECT MIN(b) FROM t
        SELECT b FROM t ORDER BY b LIMIT 2 OFFSET 1     | SELECT b FROM (SELECT b, ROW_NUMBER() OVER (ORDER BY b) AS r FROM t) s WHERE r > 1 AND r <= 2
        """)
    void differ(String left, String right) {
        assertThat(pairs().leavesOpen(left, right)).isTrue();
    }
}
