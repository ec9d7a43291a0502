package io.panoptes.discovery.rewrite.step.nesting;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class ReadThroughItselfTest {
    @Test
    void takesTheStep() {
        check(new ReadThroughItself())
                .turns("SELECT t.a AS k, t.b AS j FROM t WHERE t.p")
                .into("SELECT t.a AS k, n1.b AS j FROM t INNER JOIN t AS n1 ON t.id = n1.id WHERE t.p");
    }

    @Test
    void staysWhereThereIsNoKey() {
        check(new ReadThroughItself()).leaves("SELECT w.a AS k FROM w");
    }
}
