package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class RankAsCountTest {
    @Test
    void takesTheStep() {
        check(new RankAsCount())
                .turns("SELECT t.a AS k, RANK() OVER (PARTITION BY t.a ORDER BY t.b) AS r FROM t")
                .into("""
                        SELECT t.a AS k, 1 + (SELECT COUNT(*) AS v FROM t AS n1
                        WHERE n1.b < t.b AND n1.a IS NOT DISTINCT FROM t.a) AS r FROM t""");
    }

    @Test
    void staysWhereTheOrderDescends() {
        check(new RankAsCount()).leaves("SELECT t.a AS k, RANK() OVER (ORDER BY t.b DESC) AS r FROM t");
    }

    @Test
    void staysWhereTheOrderMayBeNull() {
        check(new RankAsCount()).leaves("SELECT t.a AS k, RANK() OVER (ORDER BY t.a) AS r FROM t");
    }
}
