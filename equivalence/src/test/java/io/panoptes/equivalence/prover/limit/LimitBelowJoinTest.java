package io.panoptes.equivalence.prover.limit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A limit over a join that gives each row once. */
class LimitBelowJoinTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT c.no, k.x FROM c LEFT JOIN k ON c.k = k.id ORDER BY c.no LIMIT 2",
                "SELECT c.no, k.x FROM k RIGHT JOIN c ON c.k = k.id ORDER BY c.no LIMIT 1 OFFSET 1",
                "SELECT t.a, k.x FROM t LEFT JOIN (SELECT id, x FROM k WHERE y > 0) k ON t.b = k.id ORDER BY t.a, t.b LIMIT 2"
            })
    void fires(String sql) {
        assertThat(Limiting.steps(sql)).contains("LimitBelowJoin");
        assertThat(Limiting.differences(sql, 300)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT k.id, c.no FROM k LEFT JOIN c ON c.k = k.id ORDER BY k.id LIMIT 2",
                "SELECT c.no, k.x FROM c LEFT JOIN k ON c.k = k.id ORDER BY k.x, c.no LIMIT 2",
                "SELECT c.no, k.x FROM c JOIN k ON c.k = k.id ORDER BY c.no LIMIT 2",
                "SELECT c.no, k.x FROM c LEFT JOIN k ON c.k = k.id OR k.x = 1 ORDER BY c.no LIMIT 2",
                "SELECT t.a, k.x FROM t LEFT JOIN k ON k.id = k.x ORDER BY t.a, t.b LIMIT 2"
            })
    void stays(String sql) {
        assertThat(Limiting.steps(sql)).doesNotContain("LimitBelowJoin");
    }
}
