package io.panoptes.equivalence.prover.limit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two limits over one order. */
class MergeLimitsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT id FROM (SELECT id FROM k ORDER BY id LIMIT 3 OFFSET 1) x ORDER BY id LIMIT 4 OFFSET 1",
                "SELECT id FROM (SELECT id FROM k ORDER BY id OFFSET 1) x ORDER BY id LIMIT 1"
            })
    void fires(String sql) {
        assertThat(Limiting.steps(sql)).contains("MergeLimits");
        assertThat(Limiting.differences(sql, 300)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT id FROM (SELECT id FROM k ORDER BY id LIMIT 3) x ORDER BY id DESC LIMIT 1",
                "SELECT id FROM (SELECT id, x FROM k ORDER BY id LIMIT 3) x ORDER BY x LIMIT 1",
                "SELECT id FROM (SELECT id FROM k ORDER BY id LIMIT 3) x LIMIT 1"
            })
    void stays(String sql) {
        assertThat(Limiting.steps(sql)).doesNotContain("MergeLimits");
    }
}
