package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetOperationAllTest {
    private static final Proving T = Proving.over("CREATE TABLE t (a INT, b INT, f BOOLEAN)", "CREATE TABLE u (a INT)");

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
}
