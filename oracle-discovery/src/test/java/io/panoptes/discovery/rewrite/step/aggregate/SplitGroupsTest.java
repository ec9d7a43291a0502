package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class SplitGroupsTest {
    @Test
    void takesTheStep() {
        check(new SplitGroups())
                .turns("SELECT t.a AS k, COUNT(*) AS n FROM t GROUP BY t.a")
                .into("""
                        SELECT t.a AS k, COUNT(*) AS n FROM t WHERE t.a < 2 GROUP BY t.a
                        UNION ALL SELECT t.a AS k, COUNT(*) AS n FROM t WHERE NOT (t.a < 2) GROUP BY t.a
                        UNION ALL SELECT t.a AS k, COUNT(*) AS n FROM t WHERE (t.a < 2) IS NULL GROUP BY t.a""");
    }

    @Test
    void staysWhereThereIsNoKey() {
        check(new SplitGroups()).leaves("SELECT COUNT(*) AS n FROM t");
    }
}
