package io.panoptes.discovery.rewrite.step.subquery;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class ScalarAsGroupedJoinTest {
    @Test
    void takesTheStep() {
        check(new ScalarAsGroupedJoin())
                .turns("SELECT t.a AS k, (SELECT COUNT(w.b) AS v FROM w WHERE w.a = t.a) AS m FROM t")
                .into("""
                        SELECT t.a AS k, COALESCE(n1.v, 0) AS m FROM t
                        LEFT JOIN (SELECT w.a AS j0, COUNT(w.b) AS v FROM w
                        GROUP BY w.a) AS n1 ON n1.j0 = t.a""");
    }

    @Test
    void staysWhereTheCorrelationIsNoEquation() {
        check(new ScalarAsGroupedJoin())
                .leaves("SELECT t.a AS k, (SELECT COUNT(w.b) AS v FROM w WHERE w.a > t.a) AS m FROM t");
    }
}
