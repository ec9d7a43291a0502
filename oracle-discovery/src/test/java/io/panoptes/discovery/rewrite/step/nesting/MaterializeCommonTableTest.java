package io.panoptes.discovery.rewrite.step.nesting;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class MaterializeCommonTableTest {
    @Test
    void takesTheStep() {
        check(new MaterializeCommonTable())
                .turns("WITH c AS (SELECT t.a AS v FROM t) SELECT c.v AS k FROM c")
                .into("WITH c AS NOT MATERIALIZED (SELECT t.a AS v FROM t) SELECT c.v AS k FROM c");
    }

    @Test
    void staysWhereThereIsNone() {
        check(new MaterializeCommonTable()).leaves("SELECT t.a AS k FROM t");
    }
}
