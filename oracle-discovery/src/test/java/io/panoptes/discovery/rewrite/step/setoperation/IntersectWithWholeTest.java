package io.panoptes.discovery.rewrite.step.setoperation;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class IntersectWithWholeTest {
    @Test
    void takesTheStep() {
        check(new IntersectWithWhole())
                .turns("SELECT t.a AS k FROM t WHERE t.p")
                .into("SELECT t.a AS k FROM t INTERSECT ALL SELECT t.a AS k FROM t WHERE t.p");
    }

    @Test
    void staysWhereThereIsNoCondition() {
        check(new IntersectWithWhole()).leaves("SELECT t.a AS k FROM t");
    }
}
