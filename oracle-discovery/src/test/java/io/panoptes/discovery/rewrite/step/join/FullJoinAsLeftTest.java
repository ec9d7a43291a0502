package io.panoptes.discovery.rewrite.step.join;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class FullJoinAsLeftTest {
    @Test
    void takesTheStep() {
        check(new FullJoinAsLeft())
                .turns("SELECT t.a AS k FROM t FULL JOIN w ON t.a = w.a")
                .into("SELECT t.a AS k FROM t RIGHT JOIN w ON t.a = w.a");
    }

    @Test
    void staysWhereOnlyOneSideIsKept() {
        check(new FullJoinAsLeft()).leaves("SELECT t.a AS k FROM t LEFT JOIN w ON t.a = w.a");
    }
}
