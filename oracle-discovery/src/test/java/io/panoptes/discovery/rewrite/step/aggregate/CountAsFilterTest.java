package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class CountAsFilterTest {
    @Test
    void takesTheStep() {
        check(new CountAsFilter())
                .turns("SELECT COUNT(t.a) AS n FROM t")
                .into("SELECT COUNT(*) FILTER (WHERE t.a IS NOT NULL) AS n FROM t");
    }

    @Test
    void staysWhereRepetitionsDoNotCount() {
        check(new CountAsFilter()).leaves("SELECT COUNT(DISTINCT t.a) AS n FROM t");
    }
}
