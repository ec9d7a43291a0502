package io.panoptes.equivalence.prover.limit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Columns that nobody asks for. */
class PruneBelowLimitTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM (SELECT * FROM t ORDER BY a LIMIT 2) x",
                "SELECT y + 1 FROM (SELECT * FROM k ORDER BY id LIMIT 2 OFFSET 1) x"
            })
    void fires(String sql) {
        assertThat(Limiting.steps(sql)).contains("PruneBelowLimit");
        assertThat(Limiting.differences(sql, 300)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a, b FROM (SELECT * FROM t ORDER BY a LIMIT 2) x",
                "SELECT (SELECT MAX(x) FROM k WHERE k.id = s.b) FROM (SELECT * FROM t ORDER BY a LIMIT 2) s"
            })
    void stays(String sql) {
        assertThat(Limiting.steps(sql)).doesNotContain("PruneBelowLimit");
    }
}
