package io.panoptes.discovery.rewrite.step.join;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class InnerJoinAsLeftTest {
    @Test
    void takesTheStep() {
        check(new InnerJoinAsLeft())
                .turns("SELECT t.a AS k FROM t INNER JOIN w ON t.a = w.a")
                .into("SELECT t.a AS k FROM t LEFT JOIN w ON t.a = w.a WHERE t.a = w.a");
    }

    @Test
    void staysWhereTheConditionDoesNotReferToTheRightSide() {
        check(new InnerJoinAsLeft()).leaves("SELECT t.a AS k FROM t INNER JOIN w ON t.p");
    }
}
