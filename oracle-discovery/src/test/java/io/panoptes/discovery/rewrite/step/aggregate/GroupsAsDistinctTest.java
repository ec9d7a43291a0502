package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class GroupsAsDistinctTest {
    @Test
    void takesTheStep() {
        check(new GroupsAsDistinct())
                .turns("SELECT t.a AS k, COUNT(*) AS n FROM t GROUP BY t.a")
                .into("SELECT DISTINCT t.a AS k, COUNT(*) OVER (PARTITION BY t.a) AS n FROM t");
    }

    @Test
    void staysWhereTheKeyIsNotShown() {
        check(new GroupsAsDistinct()).leaves("SELECT COUNT(*) AS n FROM t GROUP BY t.a");
    }
}
