package io.panoptes.discovery.rewrite.step.nesting;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class CommonTableAsDerivedTest {
    @Test
    void takesTheStep() {
        check(new CommonTableAsDerived())
                .turns("WITH c AS (SELECT t.a AS v FROM t) SELECT d.v AS k FROM c AS d")
                .into("SELECT d.v AS k FROM (SELECT t.a AS v FROM t) AS d");
    }

    @Test
    void staysWhereThereIsNone() {
        check(new CommonTableAsDerived()).leaves("SELECT t.a AS k FROM t");
    }
}
