package io.panoptes.discovery.rewrite.step.row;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class DistinctAsGroupsTest {
    @Test
    void takesTheStep() {
        check(new DistinctAsGroups())
                .turns("SELECT DISTINCT t.a AS k, t.b AS j FROM t")
                .into("SELECT t.a AS k, t.b AS j FROM t GROUP BY t.a, t.b");
    }

    @Test
    void staysWhereRepetitionsCount() {
        check(new DistinctAsGroups()).leaves("SELECT t.a AS k, t.b AS j FROM t");
    }
}
