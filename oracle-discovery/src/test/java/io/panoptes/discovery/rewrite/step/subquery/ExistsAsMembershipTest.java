package io.panoptes.discovery.rewrite.step.subquery;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class ExistsAsMembershipTest {
    @Test
    void takesTheStep() {
        check(new ExistsAsMembership())
                .turns("""
                        SELECT t.a AS k FROM t WHERE EXISTS (SELECT 1 AS "one" FROM w
                        WHERE w.a = t.a AND w.b > 1)""")
                .into("SELECT t.a AS k FROM t WHERE t.a IN (SELECT w.a AS v FROM w WHERE w.b > 1)");
    }

    @Test
    void staysWhereNullIsNotFalse() {
        check(new ExistsAsMembership())
                .leaves("SELECT EXISTS (SELECT 1 AS \"one\" FROM w WHERE w.a = t.a) AS k FROM t");
    }
}
