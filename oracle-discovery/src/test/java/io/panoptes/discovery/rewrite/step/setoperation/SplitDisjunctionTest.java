package io.panoptes.discovery.rewrite.step.setoperation;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class SplitDisjunctionTest {
    @Test
    void takesTheStep() {
        check(new SplitDisjunction())
                .turns("SELECT t.a AS k FROM t WHERE (t.p OR t.a > 1) AND t.b = 2")
                .into("""
                        SELECT t.a AS k FROM t WHERE t.b = 2 AND t.p UNION ALL SELECT t.a AS k FROM t
                        WHERE t.b = 2 AND t.a > 1 AND t.p IS NOT TRUE""");
    }

    @Test
    void staysWhereRepetitionsAreRemoved() {
        check(new SplitDisjunction()).leaves("SELECT DISTINCT t.a AS k FROM t WHERE t.p OR t.a > 1");
    }
}
