package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Window frames that begin or end some rows or values away. */
class FrameTest {
    private static final Proving K =
            Proving.over("CREATE TABLE k (id INT PRIMARY KEY, g INT NOT NULL, x INT)", "CREATE TABLE t (g INT, x INT)");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT id, SUM(x) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM k | SELECT a.id, SUM(a.x) OVER (ORDER BY a.id ROWS 1 PRECEDING) FROM k a WHERE a.id = a.id",
                "SELECT * FROM (SELECT g, MAX(x) OVER (PARTITION BY g ORDER BY id ROWS BETWEEN 2 PRECEDING AND 1 FOLLOWING) FROM k) s WHERE g = 3 | SELECT g, MAX(x) OVER (PARTITION BY g ORDER BY id ROWS BETWEEN 2 PRECEDING AND 1 FOLLOWING) FROM k WHERE g = 3",
                "SELECT g, COUNT(*) OVER (ORDER BY x RANGE BETWEEN 5 PRECEDING AND 5 FOLLOWING) FROM t | SELECT g, COUNT(*) OVER (ORDER BY x RANGE BETWEEN 5 PRECEDING AND 5 FOLLOWING) FROM (SELECT * FROM t UNION ALL SELECT * FROM t WHERE FALSE) s",
            })
    void areEqual(String left, String right) {
        assertThat(K.proves(left, right)).isTrue();
        assertThat(K.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SELECT id, SUM(x) OVER (ORDER BY id ROWS 1 PRECEDING) FROM k | SELECT id, SUM(x) OVER (ORDER BY id ROWS 2 PRECEDING) FROM k",
                "SELECT id, SUM(x) OVER (ORDER BY id ROWS 1 PRECEDING) FROM k | SELECT id, SUM(x) OVER (ORDER BY id RANGE 1 PRECEDING) FROM k",
                "SELECT id, SUM(x) OVER (ORDER BY id ROWS 1 PRECEDING) FROM k | SELECT id, SUM(x) OVER (ORDER BY id DESC ROWS 1 PRECEDING) FROM k",
                "SELECT id, SUM(x) OVER (ORDER BY id ROWS 1 PRECEDING) FROM k | SELECT id, SUM(x) OVER (ORDER BY id) FROM k",
                "SELECT id, SUM(x) OVER (ORDER BY id ROWS 1 PRECEDING) FROM k | SELECT id, MAX(x) OVER (ORDER BY id ROWS 1 PRECEDING) FROM k",
                "SELECT * FROM (SELECT g, MAX(x) OVER (ORDER BY id ROWS 1 PRECEDING) FROM k) s WHERE g = 3 | SELECT g, MAX(x) OVER (ORDER BY id ROWS 1 PRECEDING) FROM k WHERE g = 3",
                "SELECT x, SUM(x) OVER (ORDER BY g ROWS 1 PRECEDING) FROM t | SELECT x, SUM(x) OVER (ORDER BY g ROWS 1 PRECEDING) FROM t",
            })
    void differ(String left, String right) {
        assertThat(K.leavesOpen(left, right)).isTrue();
    }

    /** Rows that tie are added up in any order, and each step of a sum in floating point rounds. */
    @Test
    void sumsInFloatingPointOverTiesTakeTheirOrderForGranted() {
        Proving strict = Proving.over("CREATE TABLE f (id INT PRIMARY KEY, g INT NOT NULL, x INT, f DOUBLE PRECISION)")
                .strictly();
        String query = "SELECT id, %s OVER (ORDER BY %s BETWEEN 1 PRECEDING AND CURRENT ROW) FROM f";
        for (String sum : List.of("SUM(f)", "AVG(f)")) {
            String ties = query.formatted(sum, "g RANGE");
            String none = query.formatted(sum, "id ROWS");
            assertThat(strict.proves(ties, ties + " WHERE id IS NOT NULL")).isFalse();
            assertThat(strict.proves(none, none + " WHERE id IS NOT NULL")).isTrue();
        }
        for (String other : List.of("SUM(x)", "MAX(f)", "COUNT(f)")) {
            String ties = query.formatted(other, "g RANGE");
            assertThat(strict.proves(ties, ties + " WHERE id IS NOT NULL")).isTrue();
        }
    }
}
