package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class HavingAsFilterTest {
    @Test
    void takesTheStep() {
        check(new HavingAsFilter())
                .turns("SELECT t.a AS k, COUNT(*) AS n FROM t GROUP BY t.a HAVING COUNT(*) > 1")
                .into("""
                        SELECT n1.k AS k, n1.n AS n
                        FROM (SELECT t.a AS k, COUNT(*) AS n, COUNT(*) > 1 AS held FROM t
                        GROUP BY t.a) AS n1 WHERE n1.held""");
    }

    @Test
    void staysWhereNoGroupIsDropped() {
        check(new HavingAsFilter()).leaves("SELECT t.a AS k, COUNT(*) AS n FROM t GROUP BY t.a");
    }
}
