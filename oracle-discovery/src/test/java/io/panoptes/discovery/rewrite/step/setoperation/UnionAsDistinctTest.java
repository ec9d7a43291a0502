package io.panoptes.discovery.rewrite.step.setoperation;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class UnionAsDistinctTest {
    @Test
    void takesTheStep() {
        check(new UnionAsDistinct())
                .turns("SELECT t.a AS k FROM t UNION SELECT w.a AS k FROM w")
                .into("""
                        SELECT n1.k AS k FROM (SELECT t.a AS k FROM t UNION ALL SELECT w.a AS k
                        FROM w) AS n1 GROUP BY n1.k""");
    }

    @Test
    void staysWhereRepetitionsCount() {
        check(new UnionAsDistinct()).leaves("SELECT t.a AS k FROM t UNION ALL SELECT w.a AS k FROM w");
    }
}
