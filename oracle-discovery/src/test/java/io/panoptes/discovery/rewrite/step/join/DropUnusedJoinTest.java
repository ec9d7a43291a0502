package io.panoptes.discovery.rewrite.step.join;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class DropUnusedJoinTest {
    @Test
    void takesTheStep() {
        check(new DropUnusedJoin())
                .turns("SELECT t.a AS k FROM t LEFT JOIN w ON t.a = w.a")
                .into("SELECT t.a AS k FROM t");
    }

    @Test
    void staysWhereTheOtherTableIsUsed() {
        check(new DropUnusedJoin()).leaves("SELECT t.a AS k FROM t LEFT JOIN w ON t.a = w.a WHERE w.b = 1");
    }
}
