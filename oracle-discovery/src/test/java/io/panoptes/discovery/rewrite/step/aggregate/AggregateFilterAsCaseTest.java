package io.panoptes.discovery.rewrite.step.aggregate;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class AggregateFilterAsCaseTest {
    @Test
    void takesTheStep() {
        check(new AggregateFilterAsCase())
                .turns("SELECT COUNT(*) FILTER (WHERE t.p) AS n FROM t")
                .into("SELECT COUNT(CASE WHEN t.p THEN 1 END) AS n FROM t");
    }

    @Test
    void staysWhereThereIsNoFilter() {
        check(new AggregateFilterAsCase()).leaves("SELECT COUNT(*) AS n FROM t");
    }
}
