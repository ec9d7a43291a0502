package io.panoptes.discovery.rewrite.step.setoperation;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class SplitByConditionTest {
    @Test
    void takesTheStep() {
        check(new SplitByCondition())
                .turns("SELECT t.a AS k FROM t")
                .into("SELECT t.a AS k FROM t WHERE t.p UNION ALL SELECT t.a AS k FROM t WHERE t.p IS NOT TRUE");
    }

    @Test
    void staysWhereRowsAreCounted() {
        check(new SplitByCondition()).leaves("SELECT t.a AS k, COUNT(*) AS n FROM t GROUP BY t.a");
    }
}
