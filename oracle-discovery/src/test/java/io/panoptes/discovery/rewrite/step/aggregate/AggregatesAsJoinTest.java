package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class AggregatesAsJoinTest {
    @Test
    void takesTheStep() {
        check(new AggregatesAsJoin())
                .turns("SELECT MAX(t.a) AS m, COUNT(t.b) AS n FROM t WHERE t.p")
                .into("""
                        SELECT n1.v AS m, n2.v AS n FROM (SELECT MAX(t.a) AS v FROM t WHERE t.p) AS n1
                        CROSS JOIN (SELECT COUNT(t.b) AS v FROM t WHERE t.p) AS n2""");
    }

    @Test
    void staysWhereThereIsOnlyOne() {
        check(new AggregatesAsJoin()).leaves("SELECT MAX(t.a) AS m FROM t");
    }
}
