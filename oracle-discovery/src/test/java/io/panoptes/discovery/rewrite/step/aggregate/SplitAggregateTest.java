package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class SplitAggregateTest {
    @Test
    void takesTheStep() {
        check(new SplitAggregate())
                .turns("SELECT MAX(t.a) AS m, COUNT(t.b) AS n FROM t")
                .into("""
                        SELECT MAX(n1.a0) AS m, COALESCE(SUM(n1.a1), 0) AS n
                        FROM (SELECT MAX(t.a) AS a0, COUNT(t.b) AS a1 FROM t WHERE t.p
                        UNION ALL SELECT MAX(t.a) AS a0, COUNT(t.b) AS a1 FROM t
                        WHERE t.p IS NOT TRUE) AS n1""");
    }

    @Test
    void staysWherePartsDoNotMakeTheWhole() {
        check(new SplitAggregate()).leaves("SELECT COUNT(DISTINCT t.a) AS n FROM t");
    }
}
