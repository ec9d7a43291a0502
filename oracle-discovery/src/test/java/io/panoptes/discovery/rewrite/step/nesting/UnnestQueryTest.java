package io.panoptes.discovery.rewrite.step.nesting;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class UnnestQueryTest {
    @Test
    void takesTheStep() {
        check(new UnnestQuery())
                .turns("SELECT d.v AS k FROM (SELECT t.a + 1 AS v FROM t WHERE t.p) AS d WHERE d.v > 1")
                .into("SELECT n1.a + 1 AS k FROM t AS n1 WHERE (n1.a + 1) > 1 AND n1.p");
    }

    @Test
    void staysWhereAnOuterJoinGivesNullsForIt() {
        check(new UnnestQuery())
                .leaves("SELECT d.v AS k FROM w LEFT JOIN (SELECT t.a AS v FROM t WHERE t.p) AS d ON d.v = w.a");
    }
}
