package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A limit and an offset whose sum is more than a number of 64 bits holds. */
class LimitBeyondAllRowsTest {
    private static final long MOST = Long.MAX_VALUE;
    private static final Proving T = Proving.over("CREATE TABLE t (id INT PRIMARY KEY, a INT NOT NULL)");

    @Test
    void keepsTheRowsBehindTheOffset() {
        assertThat(T.proves(
                        "SELECT id FROM t ORDER BY id LIMIT " + MOST + " OFFSET 3",
                        "SELECT id FROM t ORDER BY id OFFSET 3"))
                .isTrue();
        assertThat(T.proves(
                        "SELECT id FROM t ORDER BY id LIMIT " + MOST + " OFFSET 3", "SELECT id FROM t WHERE id <> id"))
                .isFalse();
    }

    @Test
    void keepsEqualRowsBehindTheOffset() {
        assertThat(T.proves("SELECT a FROM t ORDER BY a LIMIT " + MOST + " OFFSET 3", "SELECT a FROM t WHERE a <> a"))
                .isFalse();
    }

    @Test
    void dropsNoLimitBelowIt() {
        assertThat(T.proves(
                        "SELECT id FROM (SELECT id FROM t ORDER BY id LIMIT 2) x ORDER BY id LIMIT " + MOST
                                + " OFFSET 1",
                        "SELECT id FROM t ORDER BY id OFFSET 1"))
                .isFalse();
        assertThat(T.proves(
                        "SELECT id FROM (SELECT id FROM t ORDER BY id OFFSET " + MOST + ") x ORDER BY id OFFSET 2",
                        "SELECT id FROM t ORDER BY id OFFSET 1"))
                .isFalse();
    }
}
