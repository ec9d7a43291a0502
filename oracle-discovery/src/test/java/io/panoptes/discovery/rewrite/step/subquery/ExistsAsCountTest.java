package io.panoptes.discovery.rewrite.step.subquery;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class ExistsAsCountTest {
    @Test
    void takesTheStep() {
        check(new ExistsAsCount())
                .turns("SELECT t.a AS k FROM t WHERE EXISTS (SELECT 1 AS \"one\" FROM w WHERE w.a = t.a)")
                .into("SELECT t.a AS k FROM t WHERE (SELECT COUNT(*) AS n FROM w WHERE w.a = t.a) > 0");
    }

    @Test
    void staysWhereTheSubqueryGroups() {
        check(new ExistsAsCount()).leaves("SELECT t.a AS k FROM t WHERE EXISTS (SELECT w.a AS v FROM w GROUP BY w.a)");
    }
}
