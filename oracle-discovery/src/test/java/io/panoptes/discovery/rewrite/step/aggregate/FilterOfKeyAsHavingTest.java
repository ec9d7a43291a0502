package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class FilterOfKeyAsHavingTest {
    @Test
    void takesTheStep() {
        check(new FilterOfKeyAsHaving())
                .turns("SELECT t.a AS k, COUNT(*) AS n FROM t WHERE t.a > 1 AND t.p GROUP BY t.a")
                .into("SELECT t.a AS k, COUNT(*) AS n FROM t WHERE t.p GROUP BY t.a HAVING t.a > 1");
    }

    @Test
    void staysWhereTheConditionIsNotOfTheKey() {
        check(new FilterOfKeyAsHaving()).leaves("SELECT t.a AS k, COUNT(*) AS n FROM t WHERE t.b > 1 GROUP BY t.a");
    }
}
