package io.panoptes.discovery.rewrite.step.join;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class ExpandLeftJoinTest {
    @Test
    void takesTheStep() {
        check(new ExpandLeftJoin())
                .turns("SELECT t.a AS k, w.b AS j FROM t LEFT JOIN w ON t.a = w.a")
                .into("""
                        SELECT t.a AS k, w.b AS j FROM t INNER JOIN w ON t.a = w.a
                        UNION ALL SELECT t.a AS k, CAST(NULL AS INTEGER) AS j FROM t
                        WHERE NOT (EXISTS (SELECT 1 AS "one" FROM w WHERE t.a = w.a))""");
    }

    @Test
    void staysWhereTheJoinIsAnInnerOne() {
        check(new ExpandLeftJoin()).leaves("SELECT t.a AS k, w.b AS j FROM t INNER JOIN w ON t.a = w.a");
    }
}
