package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class GroupsAsCorrelatedTest {
    @Test
    void takesTheStep() {
        check(new GroupsAsCorrelated())
                .turns("SELECT t.a AS k, COUNT(t.b) AS n FROM t GROUP BY t.a")
                .into("""
                        SELECT DISTINCT t.a AS k, (SELECT COUNT(n1.b) AS v FROM t AS n1
                        WHERE n1.a IS NOT DISTINCT FROM t.a) AS n FROM t""");
    }

    @Test
    void staysWhereTheKeyIsNotShown() {
        check(new GroupsAsCorrelated()).leaves("SELECT COUNT(t.b) AS n FROM t GROUP BY t.a");
    }
}
