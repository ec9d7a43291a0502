package io.panoptes.discovery.rewrite.step.subquery;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class MembershipAsQuantifiedTest {
    @Test
    void takesTheStep() {
        check(new MembershipAsQuantified())
                .turns("SELECT t.a AS k FROM t WHERE t.a NOT IN (SELECT w.a AS v FROM w)")
                .into("SELECT t.a AS k FROM t WHERE t.a <> ALL (SELECT w.a AS v FROM w)");
    }

    @Test
    void staysWhereThereIsAListOfValues() {
        check(new MembershipAsQuantified()).leaves("SELECT t.a AS k FROM t WHERE t.a IN (1, 2)");
    }
}
