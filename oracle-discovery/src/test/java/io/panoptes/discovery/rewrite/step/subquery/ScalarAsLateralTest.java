package io.panoptes.discovery.rewrite.step.subquery;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class ScalarAsLateralTest {
    @Test
    void takesTheStep() {
        check(new ScalarAsLateral())
                .turns("SELECT t.a AS k, (SELECT MAX(w.b) AS v FROM w WHERE w.a = t.a) AS m FROM t")
                .into("""
                        SELECT t.a AS k, n1.v AS m FROM t LEFT JOIN LATERAL (SELECT MAX(w.b) AS v FROM w
                        WHERE w.a = t.a) AS n1 ON 1 = 1""");
    }

    @Test
    void staysWhereTheSubqueryDoesNotAggregate() {
        check(new ScalarAsLateral())
                .leaves("SELECT t.a AS k, (SELECT u.x AS v FROM u WHERE u.id = t.u_id) AS m FROM t");
    }
}
