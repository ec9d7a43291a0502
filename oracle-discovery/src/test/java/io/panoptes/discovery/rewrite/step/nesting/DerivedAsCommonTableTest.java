package io.panoptes.discovery.rewrite.step.nesting;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class DerivedAsCommonTableTest {
    @Test
    void takesTheStep() {
        check(new DerivedAsCommonTable())
                .turns("SELECT d.v AS k FROM (SELECT t.a AS v FROM t) AS d")
                .into("WITH n1 AS (SELECT t.a AS v FROM t) SELECT d.v AS k FROM n1 AS d");
    }

    @Test
    void staysWhereTheTableReadsTheRowBesideIt() {
        check(new DerivedAsCommonTable()).leaves("""
                        SELECT t.a AS k, l.v AS j FROM t CROSS JOIN LATERAL (SELECT w.b AS v FROM w
                        WHERE w.a = t.a) AS l""");
    }
}
