package io.panoptes.discovery.rewrite.step.join;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class JoinAsProductTest {
    @Test
    void takesTheStep() {
        check(new JoinAsProduct())
                .turns("SELECT t.a AS k FROM t INNER JOIN w ON t.a = w.a WHERE t.p")
                .into("SELECT t.a AS k FROM t CROSS JOIN w WHERE t.p AND t.a = w.a");
    }

    @Test
    void staysWhereTheJoinIsAnOuterOne() {
        check(new JoinAsProduct()).leaves("SELECT t.a AS k FROM t LEFT JOIN w ON t.a = w.a");
    }
}
