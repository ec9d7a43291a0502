package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class GroupsAsGroupingSetsTest {
    @Test
    void takesTheStep() {
        check(new GroupsAsGroupingSets())
                .turns("SELECT t.a AS k, COUNT(*) AS n FROM t GROUP BY t.a")
                .into("SELECT t.a AS k, COUNT(*) AS n FROM t GROUP BY GROUPING SETS ((t.a))");
    }

    @Test
    void staysWhereThereIsNoKey() {
        check(new GroupsAsGroupingSets()).leaves("SELECT COUNT(*) AS n FROM t");
    }
}
