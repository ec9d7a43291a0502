package io.panoptes.discovery.rewrite.step.setoperation;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class SwapOperandsTest {
    @Test
    void takesTheStep() {
        check(new SwapOperands())
                .turns("SELECT t.a AS k FROM t UNION ALL SELECT w.a AS k FROM w")
                .into("SELECT w.a AS k FROM w UNION ALL SELECT t.a AS k FROM t");
    }

    @Test
    void staysWhereTheOrderMatters() {
        check(new SwapOperands()).leaves("SELECT t.a AS k FROM t EXCEPT SELECT w.a AS k FROM w");
    }
}
