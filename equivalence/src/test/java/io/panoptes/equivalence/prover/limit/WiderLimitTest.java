package io.panoptes.equivalence.prover.limit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A limit that cuts nothing. */
class WiderLimitTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT n FROM (SELECT COUNT(*) AS n FROM t) x LIMIT 3",
                "SELECT a FROM (SELECT a FROM t ORDER BY a LIMIT 2) x ORDER BY a DESC LIMIT 2",
                "SELECT v FROM (VALUES (1), (2), (3)) r (v) ORDER BY v LIMIT 3"
            })
    void fires(String sql) {
        assertThat(Limiting.steps(sql)).contains("WiderLimit");
        assertThat(Limiting.differences(sql, 300)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT v FROM (VALUES (1), (2), (3)) r (v) ORDER BY v LIMIT 2",
                "SELECT v FROM (VALUES (1), (2), (3)) r (v) ORDER BY v LIMIT 3 OFFSET 1",
                "SELECT a, COUNT(*) FROM t GROUP BY a ORDER BY a LIMIT 1"
            })
    void stays(String sql) {
        assertThat(Limiting.steps(sql)).doesNotContain("WiderLimit");
    }
}
