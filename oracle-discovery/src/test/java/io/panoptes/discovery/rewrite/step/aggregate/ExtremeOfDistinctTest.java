package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class ExtremeOfDistinctTest {
    @Test
    void takesTheStep() {
        check(new ExtremeOfDistinct())
                .turns("SELECT MAX(t.a) AS m FROM t")
                .into("SELECT MAX(DISTINCT t.a) AS m FROM t");
    }

    @Test
    void staysWhereRepetitionsCount() {
        check(new ExtremeOfDistinct()).leaves("SELECT SUM(t.a) AS m FROM t");
    }
}
