package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SimplifyJoinTest {
    @Test
    void anOuterJoinBecomesInner() {
        assertThat(EditCases.edited(new SimplifyJoin(), "SELECT t.a FROM t LEFT JOIN u ON t.a = u.a"))
                .contains(EditCases.query("SELECT t.a FROM t INNER JOIN u ON t.a = u.a"));
    }

    @Test
    void anInnerJoinLosesItsCondition() {
        assertThat(EditCases.edited(new SimplifyJoin(), "SELECT t.a FROM t INNER JOIN u ON t.a = u.a"))
                .contains(EditCases.query("SELECT t.a FROM t CROSS JOIN u"));
    }

    @Test
    void staysWhereAllIsCrossJoined() {
        assertThat(EditCases.edited(new SimplifyJoin(), "SELECT t.a FROM t CROSS JOIN u"))
                .isEmpty();
    }
}
