package io.panoptes.discovery.rewrite.step.nesting;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class FilterIntoTableTest {
    @Test
    void takesTheStep() {
        check(new FilterIntoTable())
                .turns("SELECT t.a AS k FROM t LEFT JOIN w ON t.a = w.a WHERE t.b > 1")
                .into("""
                        SELECT t.a AS k
                        FROM (SELECT n1.id AS id, n1.a AS a, n1.b AS b, n1.p AS p, n1.u_id AS u_id
                        FROM t AS n1 WHERE n1.b > 1) AS t LEFT JOIN w ON t.a = w.a""");
    }

    @Test
    void staysWhereAnOuterJoinGivesNullsForIt() {
        check(new FilterIntoTable()).leaves("SELECT t.a AS k FROM t LEFT JOIN w ON t.a = w.a WHERE w.b > 1");
    }
}
