package io.panoptes.discovery.rewrite.step.join;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class JoinAsLateralTest {
    @Test
    void takesTheStep() {
        check(new JoinAsLateral())
                .turns("SELECT t.a AS k, w.b AS j FROM t LEFT JOIN w ON t.a = w.a")
                .into("""
                        SELECT t.a AS k, w.b AS j FROM t LEFT JOIN LATERAL (SELECT n1.a AS a, n1.b AS b
                        FROM w AS n1 WHERE t.a = n1.a) AS w ON 1 = 1""");
    }

    @Test
    void staysWhereTheRightSideIsKept() {
        check(new JoinAsLateral()).leaves("SELECT t.a AS k, w.b AS j FROM t RIGHT JOIN w ON t.a = w.a");
    }
}
