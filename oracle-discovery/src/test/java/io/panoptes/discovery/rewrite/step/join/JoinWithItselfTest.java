package io.panoptes.discovery.rewrite.step.join;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class JoinWithItselfTest {
    @Test
    void takesTheStep() {
        check(new JoinWithItself())
                .turns("SELECT t.a AS k FROM t")
                .into("SELECT t.a AS k FROM t INNER JOIN t AS n1 ON t.id = n1.id");
    }

    @Test
    void staysWhereThereIsNoKey() {
        check(new JoinWithItself()).leaves("SELECT w.a AS k FROM w");
    }
}
