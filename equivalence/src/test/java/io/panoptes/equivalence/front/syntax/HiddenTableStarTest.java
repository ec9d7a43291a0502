package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;

class HiddenTableStarTest {
    private static final Rewritten REWRITTEN = new Rewritten(HiddenTableStar::new);

    @Test
    void hasTheColumnsOfTheTable() {
        assertThat(REWRITTEN.query("SELECT u.a FROM t AS u WHERE EXISTS (SELECT * FROM u AS v WHERE v.c = 1)"))
                .isEqualTo("SELECT u.a FROM t AS u WHERE EXISTS (SELECT V.A, V.C FROM u AS v WHERE v.c = 1)");
    }

    @Test
    void aTableWithoutSuchANameStays() {
        assertThat(REWRITTEN.query("SELECT x.a FROM t AS x WHERE EXISTS (SELECT * FROM u)"))
                .isEqualTo("SELECT x.a FROM t AS x WHERE EXISTS (SELECT * FROM u)");
    }

    @Test
    void isRefusedBesideColumnsThatNobodyKnows() {
        assertThatThrownBy(() ->
                        REWRITTEN.query("SELECT u.a FROM t AS u WHERE EXISTS (SELECT * FROM u, (SELECT 1, 2) AS x)"))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("* over a table whose name is an alias");
    }
}
