package io.panoptes.discovery.rewrite.step.nesting;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class NestQueryTest {
    @Test
    void takesTheStep() {
        check(new NestQuery())
                .turns("SELECT t.a AS k, t.b AS j FROM t")
                .into("SELECT n1.k AS k, n1.j AS j FROM (SELECT t.a AS k, t.b AS j FROM t) AS n1");
    }

    @Test
    void staysWhereAColumnHasNoName() {
        check(new NestQuery()).leaves("SELECT t.a + 1 FROM t");
    }
}
