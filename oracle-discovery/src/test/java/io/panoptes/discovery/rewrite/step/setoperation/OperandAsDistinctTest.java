package io.panoptes.discovery.rewrite.step.setoperation;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class OperandAsDistinctTest {
    @Test
    void takesTheStep() {
        check(new OperandAsDistinct())
                .turns("SELECT t.a AS k FROM t EXCEPT SELECT w.a AS k FROM w")
                .into("SELECT DISTINCT t.a AS k FROM t EXCEPT SELECT w.a AS k FROM w");
    }

    @Test
    void staysWhereRepetitionsCount() {
        check(new OperandAsDistinct()).leaves("SELECT t.a AS k FROM t EXCEPT ALL SELECT w.a AS k FROM w");
    }
}
