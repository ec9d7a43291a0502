package io.panoptes.discovery.rewrite.step.join;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class SwapJoinTest {
    @Test
    void takesTheStep() {
        check(new SwapJoin())
                .turns("SELECT t.a AS k FROM t LEFT JOIN w ON t.a = w.a")
                .into("SELECT t.a AS k FROM w RIGHT JOIN t ON t.a = w.a");
    }

    @Test
    void staysWhereTheRightSideReadsTheLeft() {
        check(new SwapJoin())
                .leaves("SELECT t.a AS k FROM t CROSS JOIN LATERAL (SELECT w.a AS v FROM w WHERE w.a = t.a) AS l");
    }
}
