package io.panoptes.discovery.rewrite.step.subquery;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class RequireItselfTest {
    @Test
    void takesTheStep() {
        check(new RequireItself())
                .turns("SELECT t.a AS k FROM t")
                .into("SELECT t.a AS k FROM t WHERE EXISTS (SELECT 1 AS \"one\" FROM t AS n1 WHERE n1.id = t.id)");
    }

    @Test
    void staysWhereThereIsNoKey() {
        check(new RequireItself()).leaves("SELECT w.a AS k FROM w");
    }
}
