package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class FilterAggregatesAsCaseTest {
    @Test
    void takesTheStep() {
        check(new FilterAggregatesAsCase())
                .turns("SELECT COUNT(t.b) AS n FROM t WHERE t.p")
                .into("SELECT COUNT(t.b) FILTER (WHERE t.p) AS n FROM t");
    }

    @Test
    void staysWhereAGroupWouldStay() {
        check(new FilterAggregatesAsCase()).leaves("SELECT t.a AS k, COUNT(t.b) AS n FROM t WHERE t.p GROUP BY t.a");
    }
}
