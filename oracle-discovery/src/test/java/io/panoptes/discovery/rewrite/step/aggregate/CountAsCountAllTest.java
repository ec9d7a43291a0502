package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class CountAsCountAllTest {
    @Test
    void takesTheStep() {
        check(new CountAsCountAll()).turns("SELECT COUNT(t.b) AS n FROM t").into("SELECT COUNT(*) AS n FROM t");
    }

    @Test
    void staysWhereRepetitionsDoNotCount() {
        check(new CountAsCountAll()).leaves("SELECT COUNT(DISTINCT t.b) AS n FROM t");
    }
}
