package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class WindowAsCorrelatedTest {
    @Test
    void takesTheStep() {
        check(new WindowAsCorrelated())
                .turns("SELECT t.a AS k, MAX(t.b) OVER (PARTITION BY t.a) AS m FROM t")
                .into("""
                        SELECT t.a AS k, (SELECT MAX(n1.b) AS v FROM t AS n1 WHERE n1.a IS NOT DISTINCT
                        FROM t.a) AS m FROM t""");
    }

    @Test
    void staysWhereTheWindowHasAnOrder() {
        check(new WindowAsCorrelated())
                .leaves("SELECT t.a AS k, MAX(t.b) OVER (PARTITION BY t.a ORDER BY t.id) AS m FROM t");
    }
}
