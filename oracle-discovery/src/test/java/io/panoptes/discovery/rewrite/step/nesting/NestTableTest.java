package io.panoptes.discovery.rewrite.step.nesting;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class NestTableTest {
    @Test
    void takesTheStep() {
        check(new NestTable())
                .turns("SELECT w.a AS k FROM w")
                .into("SELECT w.a AS k FROM (SELECT n1.a AS a, n1.b AS b FROM w AS n1) AS w");
    }

    @Test
    void staysWhereThereIsNoTable() {
        check(new NestTable()).leaves("SELECT d.v AS k FROM (VALUES (1)) AS d(v)");
    }
}
