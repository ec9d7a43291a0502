package io.panoptes.equivalence.prover.decision;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FewRowsBeforeTest {
    private static final Proving T =
            Proving.over("CREATE TABLE t (id INT PRIMARY KEY, a INT, f BOOLEAN)", "CREATE TABLE u (a INT)");

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT id FROM t ORDER BY id LIMIT 2             ; SELECT x.id FROM t x WHERE NOT EXISTS (SELECT 1 FROM t y, t z WHERE y.id < z.id AND z.id < x.id)
            SELECT id FROM t WHERE f ORDER BY id DESC LIMIT 2 ; SELECT x.id FROM t x WHERE x.f AND NOT EXISTS (SELECT 1 FROM t y, t z WHERE y.f AND z.f AND y.id > z.id AND z.id > x.id)
            SELECT id FROM t ORDER BY id LIMIT 2             ; SELECT x.id FROM t x LEFT JOIN t y ON y.id < x.id GROUP BY x.id HAVING COUNT(y.id) <= 1
            SELECT id FROM t ORDER BY id OFFSET 2            ; SELECT x.id FROM t x WHERE EXISTS (SELECT 1 FROM t y, t z WHERE y.id < z.id AND z.id < x.id)
            """)
    void findsTheFirstRowsInAChain(String left, String right) {
        assertThat(T.proves(left, right)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT id FROM t ORDER BY id LIMIT 2             ; SELECT x.id FROM t x WHERE NOT EXISTS (SELECT 1 FROM t y, t z WHERE y.id <= z.id AND z.id < x.id)
            SELECT id FROM t ORDER BY id LIMIT 3             ; SELECT x.id FROM t x WHERE NOT EXISTS (SELECT 1 FROM t y, t z WHERE y.id < z.id AND z.id < x.id)
            SELECT id FROM t WHERE f ORDER BY id LIMIT 2     ; SELECT x.id FROM t x WHERE x.f AND NOT EXISTS (SELECT 1 FROM t y, t z WHERE y.f AND y.id < z.id AND z.id < x.id)
            SELECT x.id FROM t x WHERE (SELECT COUNT(*) FROM u WHERE u.a < x.id) < 2 ; SELECT x.id FROM t x WHERE NOT EXISTS (SELECT 1 FROM u y, u z WHERE y.a < x.id AND z.a < x.id AND y.a <> z.a)
            """)
    void keepsNearMissesApart(String left, String right) {
        assertThat(T.proves(left, right)).isFalse();
    }
}
