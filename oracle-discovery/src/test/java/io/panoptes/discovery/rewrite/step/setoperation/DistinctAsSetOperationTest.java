package io.panoptes.discovery.rewrite.step.setoperation;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class DistinctAsSetOperationTest {
    @Test
    void takesTheStep() {
        check(new DistinctAsSetOperation())
                .turns("SELECT DISTINCT t.a AS k FROM t")
                .into("SELECT t.a AS k FROM t UNION SELECT DISTINCT t.a AS k FROM t");
    }

    @Test
    void staysWhereRepetitionsCount() {
        check(new DistinctAsSetOperation()).leaves("SELECT t.a AS k FROM t");
    }
}
