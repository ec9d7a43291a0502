package io.panoptes.discovery.rewrite.step.subquery;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class MembershipAsExistsTest {
    @Test
    void takesTheStep() {
        check(new MembershipAsExists())
                .turns("SELECT t.a AS k FROM t WHERE t.a IN (SELECT w.a AS v FROM w WHERE w.b > 1)")
                .into("""
                        SELECT t.a AS k FROM t WHERE EXISTS (SELECT 1 AS "one" FROM w AS n1
                        WHERE n1.b > 1 AND n1.a = t.a)""");
    }

    @Test
    void staysWhereTheSubqueryAggregates() {
        check(new MembershipAsExists()).leaves("SELECT t.a AS k FROM t WHERE t.a IN (SELECT MAX(w.a) AS v FROM w)");
    }
}
