package io.panoptes.discovery.rewrite.step.subquery;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class NotExistsAsLeftJoinTest {
    @Test
    void takesTheStep() {
        check(new NotExistsAsLeftJoin()).turns("""
                        SELECT t.a AS k FROM t WHERE NOT (EXISTS (SELECT 1 AS "one" FROM w
                        WHERE w.a = t.a)) AND t.p""").into("""
                        SELECT t.a AS k FROM t LEFT JOIN (SELECT w.a AS a, w.b AS b, 1 AS mark
                        FROM w) AS n1 ON n1.a = t.a WHERE t.p AND n1.mark IS NULL""");
    }

    @Test
    void staysWhereItIsNotNegated() {
        check(new NotExistsAsLeftJoin())
                .leaves("SELECT t.a AS k FROM t WHERE EXISTS (SELECT 1 AS \"one\" FROM w WHERE w.a = t.a)");
    }
}
