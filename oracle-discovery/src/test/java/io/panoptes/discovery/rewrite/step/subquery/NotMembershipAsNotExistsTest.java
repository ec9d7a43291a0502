package io.panoptes.discovery.rewrite.step.subquery;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class NotMembershipAsNotExistsTest {
    @Test
    void takesTheStep() {
        check(new NotMembershipAsNotExists())
                .turns("SELECT t.a AS k FROM t WHERE t.a NOT IN (SELECT w.a AS v FROM w)")
                .into("SELECT t.a AS k FROM t WHERE NOT (EXISTS (SELECT 1 AS \"one\" FROM w WHERE w.a = t.a))");
    }

    @Test
    void staysWhereItIsNotNegated() {
        check(new NotMembershipAsNotExists()).leaves("SELECT t.a AS k FROM t WHERE t.a IN (SELECT w.a AS v FROM w)");
    }
}
