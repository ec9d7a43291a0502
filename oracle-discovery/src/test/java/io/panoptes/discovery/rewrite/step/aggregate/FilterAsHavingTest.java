package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class FilterAsHavingTest {
    @Test
    void takesTheStep() {
        check(new FilterAsHaving())
                .turns("SELECT t.a AS k, COUNT(*) AS n FROM t WHERE t.b > 1 GROUP BY t.a")
                .into("SELECT t.a AS k, COUNT(*) AS n FROM t GROUP BY t.a HAVING t.b > 1");
    }

    @Test
    void staysWhereThereIsNoKey() {
        check(new FilterAsHaving()).leaves("SELECT COUNT(*) AS n FROM t WHERE t.b > 1");
    }
}
