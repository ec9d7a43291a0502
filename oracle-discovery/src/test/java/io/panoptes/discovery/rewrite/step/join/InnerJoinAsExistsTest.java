package io.panoptes.discovery.rewrite.step.join;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class InnerJoinAsExistsTest {
    @Test
    void takesTheStep() {
        check(new InnerJoinAsExists())
                .turns("SELECT DISTINCT t.a AS k FROM t INNER JOIN w ON t.a = w.a")
                .into("SELECT DISTINCT t.a AS k FROM t WHERE EXISTS (SELECT 1 AS \"one\" FROM w WHERE t.a = w.a)");
    }

    @Test
    void staysWhereTheOtherTableIsShown() {
        check(new InnerJoinAsExists()).leaves("SELECT DISTINCT w.b AS k FROM t INNER JOIN w ON t.a = w.a");
    }
}
