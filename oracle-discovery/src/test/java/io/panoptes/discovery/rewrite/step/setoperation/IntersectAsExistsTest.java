package io.panoptes.discovery.rewrite.step.setoperation;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class IntersectAsExistsTest {
    @Test
    void takesTheStep() {
        check(new IntersectAsExists())
                .turns("SELECT t.a AS k FROM t INTERSECT SELECT w.a AS k FROM w")
                .into("""
                        SELECT DISTINCT t.a AS k FROM t WHERE EXISTS (SELECT 1 AS "one" FROM w AS n1
                        WHERE n1.a IS NOT DISTINCT FROM t.a)""");
    }

    @Test
    void staysWhereRepetitionsCount() {
        check(new IntersectAsExists()).leaves("SELECT t.a AS k FROM t INTERSECT ALL SELECT w.a AS k FROM w");
    }
}
