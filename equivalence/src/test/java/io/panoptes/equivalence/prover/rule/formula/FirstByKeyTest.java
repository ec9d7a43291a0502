package io.panoptes.equivalence.prover.rule.formula;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The row with the least or the greatest key of its group, said in several ways. */
class FirstByKeyTest {
    private static final Proving PAIRS = Proving.over(
            "CREATE TABLE t (id INT PRIMARY KEY, g INT, x INT NOT NULL)",
            "CREATE TABLE o (g INT NOT NULL, k INT NOT NULL, x INT, PRIMARY KEY (g, k))",
            "CREATE TABLE d (id INT PRIMARY KEY, name VARCHAR(9))");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT id FROM t WHERE id = (SELECT MIN(o.id) FROM t o WHERE o.g = t.g) | SELECT id FROM t WHERE g IS NOT NULL AND NOT EXISTS (SELECT 1 FROM t o WHERE o.g = t.g AND o.id < t.id)",
                "SELECT x FROM o WHERE k = (SELECT MAX(p.k) FROM o p WHERE p.g = o.g) | SELECT x FROM (SELECT x, ROW_NUMBER() OVER (PARTITION BY g ORDER BY k DESC) AS r FROM o) AS s WHERE r = 1",
                "SELECT g FROM t WHERE id = (SELECT MIN(o.id) FROM t o WHERE o.g = t.g) | SELECT DISTINCT g FROM t WHERE g IS NOT NULL",
                "SELECT g FROM (SELECT g, ROW_NUMBER() OVER (PARTITION BY g ORDER BY id) AS r FROM t) AS s WHERE r = 1 | SELECT DISTINCT g FROM t",
                "SELECT g FROM (SELECT g, ROW_NUMBER() OVER (PARTITION BY g ORDER BY id DESC) AS r FROM t WHERE x > 3) AS s WHERE r = 1 | SELECT DISTINCT g FROM t WHERE x > 3",
                "SELECT 1 FROM (SELECT ROW_NUMBER() OVER (ORDER BY id) AS r FROM t) AS s WHERE r = 1 | SELECT 1 FROM (VALUES (1)) AS v(a) WHERE EXISTS (SELECT 1 FROM t)",
                "SELECT d.name FROM (SELECT g, ROW_NUMBER() OVER (PARTITION BY g ORDER BY id) AS r FROM t) AS s JOIN d ON d.id = s.g WHERE s.r = 1 | SELECT name FROM d WHERE id IN (SELECT g FROM t)",
                "SELECT DISTINCT g, FIRST_VALUE(x) OVER (PARTITION BY g ORDER BY k) FROM o | SELECT g, x FROM o WHERE k = (SELECT MIN(p.k) FROM o p WHERE p.g = o.g)",
                "SELECT g FROM t WHERE g IS NOT NULL GROUP BY g HAVING COUNT(*) = 1 | SELECT g FROM t WHERE g IS NOT NULL AND NOT EXISTS (SELECT 1 FROM t o WHERE o.g = t.g AND o.id <> t.id)",
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
                // several rows may have the least x
                "SELECT g FROM t WHERE x = (SELECT MIN(o.x) FROM t o WHERE o.g = t.g) | SELECT DISTINCT g FROM t WHERE g IS NOT NULL",
                "SELECT g FROM t WHERE NOT EXISTS (SELECT 1 FROM t o WHERE o.g = t.g AND o.x < t.x) | SELECT DISTINCT g FROM t",
                // rows without a group have none before them
                "SELECT g FROM t WHERE NOT EXISTS (SELECT 1 FROM t o WHERE o.g = t.g AND o.id < t.id) | SELECT DISTINCT g FROM t",
                // k is no key by itself
                "SELECT x FROM o WHERE k = (SELECT MAX(p.k) FROM o p) | SELECT x FROM (SELECT x, ROW_NUMBER() OVER (ORDER BY k DESC, g) AS r FROM o) AS s WHERE r = 1",
                // the first of all rows need not be one of those asked for
                "SELECT g FROM t WHERE x > 3 AND id = (SELECT MIN(o.id) FROM t o WHERE o.g = t.g) | SELECT DISTINCT g FROM t WHERE x > 3 AND g IS NOT NULL",
                "SELECT g FROM t WHERE x > 3 AND NOT EXISTS (SELECT 1 FROM t o WHERE o.g IS NOT DISTINCT FROM t.g AND o.id < t.id) | SELECT DISTINCT g FROM t WHERE x > 3",
                // what is shown depends on which row is first
                "SELECT g, x FROM (SELECT g, x, ROW_NUMBER() OVER (PARTITION BY g ORDER BY id) AS r FROM t) AS s WHERE r = 1 | SELECT DISTINCT g, x FROM t",
                "SELECT DISTINCT g, FIRST_VALUE(x) OVER (PARTITION BY g ORDER BY k) FROM o | SELECT g, x FROM o WHERE k = (SELECT MAX(p.k) FROM o p WHERE p.g = o.g)",
                // a row without a group is alone, too, where = asks
                "SELECT g FROM t GROUP BY g HAVING COUNT(*) = 1 | SELECT g FROM t WHERE NOT EXISTS (SELECT 1 FROM t o WHERE o.g = t.g AND o.id <> t.id)",
                // rows of one x are not told apart
                "SELECT g FROM t WHERE g IS NOT NULL GROUP BY g HAVING COUNT(*) = 1 | SELECT g FROM t WHERE g IS NOT NULL AND NOT EXISTS (SELECT 1 FROM t o WHERE o.g = t.g AND o.x <> t.x)",
                // the first is not the last
                "SELECT id FROM t WHERE id = (SELECT MIN(o.id) FROM t o WHERE o.g = t.g) | SELECT id FROM t WHERE id = (SELECT MAX(o.id) FROM t o WHERE o.g = t.g)",
            })
    void differ(String left, String right) {
        assertThat(PAIRS.leavesOpen(left, right)).isTrue();
    }
}
