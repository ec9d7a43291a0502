package io.panoptes.discovery.rewrite.step.join;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class ExpandFullJoinTest {
    @Test
    void takesTheStep() {
        check(new ExpandFullJoin())
                .turns("SELECT t.a AS k, w.b AS j FROM t FULL JOIN w ON t.a = w.a")
                .into("""
                        SELECT t.a AS k, w.b AS j FROM t LEFT JOIN w ON t.a = w.a
                        UNION ALL SELECT CAST(NULL AS INTEGER) AS k, w.b AS j FROM w
                        WHERE NOT (EXISTS (SELECT 1 AS "one" FROM t WHERE t.a = w.a))""");
    }

    @Test
    void staysWhereOnlyOneSideIsKept() {
        check(new ExpandFullJoin()).leaves("SELECT t.a AS k, w.b AS j FROM t LEFT JOIN w ON t.a = w.a");
    }
}
