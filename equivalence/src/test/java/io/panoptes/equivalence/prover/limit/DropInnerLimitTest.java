package io.panoptes.equivalence.prover.limit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A limit below one that takes no more. */
class DropInnerLimitTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT v FROM ((SELECT a AS v FROM t ORDER BY a LIMIT 2) UNION ALL SELECT b FROM t) u ORDER BY v LIMIT 2",
                "SELECT s.id, c.no FROM (SELECT * FROM k ORDER BY id LIMIT 3) s LEFT JOIN c ON c.k = s.id ORDER BY s.id LIMIT 2",
                "SELECT c.no, s.id FROM c RIGHT JOIN (SELECT * FROM k ORDER BY id LIMIT 3) s ON c.k = s.id ORDER BY s.id LIMIT 1 OFFSET 2"
            })
    void fires(String sql) {
        assertThat(Limiting.steps(sql)).contains("DropInnerLimit");
        assertThat(Limiting.differences(sql, 300)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT v FROM ((SELECT a AS v FROM t ORDER BY a LIMIT 2) UNION ALL SELECT b FROM t) u ORDER BY v LIMIT 2 OFFSET 1",
                "SELECT v FROM ((SELECT a AS v FROM t ORDER BY a LIMIT 2) UNION SELECT b FROM t) u ORDER BY v LIMIT 2",
                "SELECT v FROM ((SELECT a AS v FROM t ORDER BY a DESC LIMIT 2) UNION ALL SELECT b FROM t) u ORDER BY v LIMIT 2",
                "SELECT s.id, c.no FROM (SELECT * FROM k ORDER BY id LIMIT 3) s JOIN c ON c.k = s.id ORDER BY s.id LIMIT 2",
                "SELECT v FROM (SELECT a AS v FROM t ORDER BY a LIMIT 3) u WHERE v > 1 ORDER BY v LIMIT 2"
            })
    void stays(String sql) {
        assertThat(Limiting.steps(sql)).doesNotContain("DropInnerLimit");
    }
}
