package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetOperationAllTest {
    private static final Proving T = Proving.over(
            "CREATE TABLE t (a INT, b INT, f BOOLEAN)",
            "CREATE TABLE u (a INT)",
            "CREATE TABLE k (id INT PRIMARY KEY, a INT)");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT a FROM t EXCEPT ALL SELECT a FROM t | SELECT a FROM t WHERE 1 = 0",
                "SELECT a FROM t INTERSECT ALL SELECT a FROM t WHERE f | SELECT a FROM t WHERE f",
                "SELECT a FROM t EXCEPT ALL SELECT a FROM t WHERE f | SELECT a FROM t WHERE f IS NOT TRUE",
                "SELECT a FROM t EXCEPT ALL (SELECT a FROM t EXCEPT ALL SELECT a FROM u) | SELECT a FROM t INTERSECT ALL SELECT a FROM u",
            })
    void takesAPartAway(String left, String right) {
        assertThat(T.proves(left, right)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT a FROM t EXCEPT ALL SELECT a FROM t WHERE f | SELECT a FROM t WHERE NOT f",
                "SELECT a FROM t WHERE f EXCEPT ALL SELECT a FROM t | SELECT a FROM t WHERE f IS NOT TRUE",
                "SELECT a FROM t EXCEPT ALL SELECT b FROM t WHERE f | SELECT a FROM t WHERE f IS NOT TRUE",
                "SELECT a FROM t EXCEPT ALL (SELECT a FROM u EXCEPT ALL SELECT a FROM t) | SELECT a FROM t INTERSECT ALL SELECT a FROM u",
            })
    void leavesWhatIsNoPart(String left, String right) {
        assertThat(T.proves(left, right)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(SELECT a FROM t UNION ALL SELECT a FROM t) INTERSECT ALL (SELECT a FROM t WHERE f UNION ALL SELECT a FROM t WHERE f AND b > 0) | SELECT a FROM t WHERE f UNION ALL SELECT a FROM t WHERE f AND b > 0",
                "SELECT a FROM t WHERE f INTERSECT ALL SELECT a FROM t | SELECT a FROM t WHERE f",
                "SELECT a FROM t WHERE b IN (SELECT a FROM t UNION ALL SELECT a FROM t EXCEPT ALL SELECT a FROM t) | SELECT a FROM t WHERE b IN (SELECT a FROM t)",
                "SELECT id FROM k EXCEPT ALL SELECT a FROM t | SELECT id FROM k WHERE NOT EXISTS (SELECT 1 FROM t WHERE t.a = k.id)",
                "SELECT id FROM k INTERSECT ALL SELECT a FROM t | SELECT id FROM k WHERE id IN (SELECT a FROM t)",
                "SELECT a FROM t INTERSECT ALL SELECT id FROM k | SELECT id FROM k WHERE id IN (SELECT a FROM t)",
                "SELECT COUNT(*) FROM (SELECT DISTINCT a FROM t EXCEPT ALL SELECT a FROM u) AS d | SELECT COUNT(*) FROM (SELECT a FROM t EXCEPT SELECT a FROM u) AS d",
            })
    void needsNoCountOfRowsThatAreThereOnce(String left, String right) {
        assertThat(T.proves(left, right)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(SELECT a FROM t UNION ALL SELECT a FROM u) INTERSECT ALL (SELECT a FROM t WHERE f UNION ALL SELECT a FROM t WHERE b > 0) | SELECT a FROM t WHERE f UNION ALL SELECT a FROM t WHERE b > 0",
                "SELECT a FROM k EXCEPT ALL SELECT a FROM t | SELECT a FROM k WHERE NOT EXISTS (SELECT 1 FROM t WHERE t.a = k.a)",
                "SELECT a FROM k INTERSECT ALL SELECT a FROM t | SELECT a FROM k WHERE a IN (SELECT a FROM t)",
                "(SELECT id FROM k UNION ALL SELECT id FROM k) EXCEPT ALL SELECT a FROM t | SELECT x.id FROM k AS x, (VALUES (1), (2)) AS v (n) WHERE NOT EXISTS (SELECT 1 FROM t WHERE t.a = x.id)",
                "SELECT id FROM k EXCEPT ALL SELECT a FROM t | SELECT id FROM k WHERE id <> ALL (SELECT a FROM t)",
            })
    void countsRowsThatMayBeThereTwice(String left, String right) {
        assertThat(T.proves(left, right)).isFalse();
    }
}
