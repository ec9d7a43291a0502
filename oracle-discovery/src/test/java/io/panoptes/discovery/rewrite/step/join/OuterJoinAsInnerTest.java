package io.panoptes.discovery.rewrite.step.join;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class OuterJoinAsInnerTest {
    @Test
    void takesTheStep() {
        check(new OuterJoinAsInner())
                .turns("SELECT t.a AS k FROM t LEFT JOIN w ON t.a = w.a")
                .into("SELECT t.a AS k FROM t INNER JOIN w ON t.a = w.a");
    }

    @Test
    void staysWhereBothSidesAreKept() {
        check(new OuterJoinAsInner()).leaves("SELECT t.a AS k FROM t FULL JOIN w ON t.a = w.a");
    }
}
