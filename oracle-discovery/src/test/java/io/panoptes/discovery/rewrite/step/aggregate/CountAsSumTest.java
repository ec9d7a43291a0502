package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class CountAsSumTest {
    @Test
    void takesTheStep() {
        check(new CountAsSum())
                .turns("SELECT COUNT(t.a) AS n FROM t")
                .into("SELECT COALESCE(SUM(CASE WHEN t.a IS NULL THEN 0 ELSE 1 END), 0) AS n FROM t");
    }

    @Test
    void staysWhereRepetitionsDoNotCount() {
        check(new CountAsSum()).leaves("SELECT COUNT(DISTINCT t.a) AS n FROM t");
    }
}
