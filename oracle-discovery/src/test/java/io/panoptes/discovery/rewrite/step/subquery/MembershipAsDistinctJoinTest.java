package io.panoptes.discovery.rewrite.step.subquery;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class MembershipAsDistinctJoinTest {
    @Test
    void takesTheStep() {
        check(new MembershipAsDistinctJoin())
                .turns("SELECT t.a AS k FROM t WHERE t.p AND t.a IN (SELECT w.a AS v FROM w)")
                .into("""
                        SELECT t.a AS k FROM t INNER JOIN (SELECT DISTINCT w.a AS v
                        FROM w) AS n1 ON t.a = n1.v WHERE t.p""");
    }

    @Test
    void staysWhereTheSubqueryReadsTheRowOutside() {
        check(new MembershipAsDistinctJoin())
                .leaves("SELECT t.a AS k FROM t WHERE t.a IN (SELECT w.a AS v FROM w WHERE w.b = t.b)");
    }
}
