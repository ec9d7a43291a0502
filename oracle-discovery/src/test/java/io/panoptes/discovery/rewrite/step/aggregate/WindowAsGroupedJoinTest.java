package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class WindowAsGroupedJoinTest {
    @Test
    void takesTheStep() {
        check(new WindowAsGroupedJoin())
                .turns("SELECT t.a AS k, MAX(t.b) OVER (PARTITION BY t.a) AS m FROM t")
                .into("""
                        SELECT t.a AS k, n1.v AS m FROM t INNER JOIN (SELECT n2.a AS j0, MAX(n2.b) AS v
                        FROM t AS n2 GROUP BY n2.a) AS n1 ON n1.j0 IS NOT DISTINCT FROM t.a""");
    }

    @Test
    void staysWhereTheWindowHasNoKey() {
        check(new WindowAsGroupedJoin()).leaves("SELECT t.a AS k, MAX(t.b) OVER () AS m FROM t");
    }
}
