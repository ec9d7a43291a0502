package io.panoptes.discovery.rewrite.step.setoperation;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class SubtractRestTest {
    @Test
    void takesTheStep() {
        check(new SubtractRest())
                .turns("SELECT t.a AS k FROM t WHERE t.p")
                .into("SELECT t.a AS k FROM t EXCEPT ALL SELECT t.a AS k FROM t WHERE t.p IS NOT TRUE");
    }

    @Test
    void staysWhereThereIsNoCondition() {
        check(new SubtractRest()).leaves("SELECT t.a AS k FROM t");
    }
}
