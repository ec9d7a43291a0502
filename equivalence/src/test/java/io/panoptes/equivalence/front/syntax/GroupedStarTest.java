package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GroupedStarTest {
    private static final Rewritten REWRITTEN = new Rewritten(GroupedStar::new);

    @Test
    void isWrittenOut() {
        assertThat(REWRITTEN.query("SELECT u.* FROM u GROUP BY u.a")).isEqualTo("SELECT U.A, U.C FROM u GROUP BY u.a");
    }

    @Test
    void staysWhereNothingIsGrouped() {
        assertThat(REWRITTEN.query("SELECT u.* FROM u")).isEqualTo("SELECT u.* FROM u");
    }
}
