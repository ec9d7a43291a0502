package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class GroupInTwoPhasesTest {
    @Test
    void takesTheStep() {
        check(new GroupInTwoPhases())
                .turns("SELECT u.x AS k, COUNT(u.s) AS n FROM u GROUP BY u.x")
                .into("""
                        SELECT n1.g0 AS k, COALESCE(SUM(n1.g1), 0) AS n
                        FROM (SELECT u.x AS g0, COUNT(u.s) AS g1 FROM u GROUP BY u.x, u.s) AS n1
                        GROUP BY n1.g0""");
    }

    @Test
    void staysWherePartsDoNotMakeTheWhole() {
        check(new GroupInTwoPhases()).leaves("SELECT u.x AS k, AVG(u.id) AS n FROM u GROUP BY u.x");
    }
}
