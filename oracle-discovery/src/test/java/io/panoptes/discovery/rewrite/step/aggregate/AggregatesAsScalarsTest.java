package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class AggregatesAsScalarsTest {
    @Test
    void takesTheStep() {
        check(new AggregatesAsScalars())
                .turns("SELECT MAX(t.a) AS m, COUNT(t.b) AS n FROM t WHERE t.p")
                .into("""
                        SELECT (SELECT MAX(t.a) AS v FROM t WHERE t.p) AS m, (SELECT COUNT(t.b) AS v FROM t
                        WHERE t.p) AS n""");
    }

    @Test
    void staysWhereThereIsOnlyOne() {
        check(new AggregatesAsScalars()).leaves("SELECT MAX(t.a) AS m FROM t");
    }
}
