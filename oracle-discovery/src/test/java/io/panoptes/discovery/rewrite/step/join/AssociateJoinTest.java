package io.panoptes.discovery.rewrite.step.join;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class AssociateJoinTest {
    @Test
    void takesTheStep() {
        check(new AssociateJoin())
                .turns("SELECT t.a AS k FROM t INNER JOIN w ON t.a = w.a INNER JOIN u ON w.b = u.id")
                .into("SELECT t.a AS k FROM t INNER JOIN (w INNER JOIN u ON w.b = u.id) ON t.a = w.a");
    }

    @Test
    void staysWhereTheLastConditionRefersToTheFirstTable() {
        check(new AssociateJoin())
                .leaves("SELECT t.a AS k FROM t INNER JOIN w ON t.a = w.a INNER JOIN u ON t.u_id = u.id");
    }
}
