package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.problem.Assumption;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Queries of which several answers are right, and those that may fail. */
class RightAnswersTest {
    private static final String[] SCHEMA = {
        "CREATE TABLE t (a INT, b INT, c INT)", "CREATE TABLE k (id INT PRIMARY KEY, x INT, y INT)",
    };

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT * FROM t LIMIT 2 | SELECT * FROM t LIMIT 2",
                "SELECT * FROM t WHERE b > 1 AND a = 2 ORDER BY c LIMIT 2 | SELECT * FROM t WHERE a = 2 AND 1 < b ORDER BY c LIMIT 2",
                "SELECT t.a, k.x FROM t LEFT JOIN k ON t.b = k.id ORDER BY t.a LIMIT 3 | SELECT s.a, k.x FROM (SELECT * FROM t ORDER BY a LIMIT 3) s LEFT JOIN k ON s.b = k.id",
                "SELECT a, (SELECT x FROM k WHERE y > 2) FROM t | SELECT a, (SELECT x FROM k WHERE 2 < y) FROM t",
            })
    void areEqual(String left, String right) {
        assertThat(allowingBoth().proves(left, right)).isTrue();
        assertThat(Proving.over(SCHEMA).proves(left, right))
                .as("an oracle needs one answer")
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT a FROM t LIMIT 2 | SELECT a FROM t LIMIT 3",
                "SELECT a FROM t ORDER BY b LIMIT 2 | SELECT a FROM t LIMIT 2",
                "SELECT a FROM (SELECT * FROM t LIMIT 2) x WHERE b > 1 | SELECT a FROM (SELECT * FROM t WHERE b > 1) x LIMIT 2",
                // one choice taken twice is not two choices
                "WITH v AS (SELECT a, b FROM t LIMIT 1) SELECT p.a, q.b FROM v p, v q | SELECT p.a, q.b FROM (SELECT a, b FROM t LIMIT 1) p, (SELECT b, a FROM t LIMIT 1) q",
                "SELECT p.a, q.a FROM (SELECT a FROM t LIMIT 1) p, (SELECT a FROM t LIMIT 1) q | SELECT p.a, p.a FROM (SELECT a FROM t LIMIT 1) p",
                // a choice for each row is not one for all
                "SELECT x, (SELECT a FROM t WHERE b > 0 LIMIT 1) FROM k | SELECT k.x, s.a FROM k LEFT JOIN (SELECT a FROM t WHERE b > 0 LIMIT 1) s ON TRUE",
                "SELECT a, (SELECT x FROM k) FROM t | SELECT a, (SELECT MAX(x) FROM k) FROM t",
                "SELECT a, (SELECT x FROM k WHERE y = 1) FROM t | SELECT a, (SELECT x FROM k) FROM t",
            })
    void differ(String left, String right) {
        assertThat(allowingBoth().proves(left, right)).isFalse();
    }

    private static Proving allowingBoth() {
        return Proving.over(SCHEMA).allowing(Assumption.SETS_OF_RIGHT_ANSWERS, Assumption.ERRORS_LIKE_VALUES);
    }
}
