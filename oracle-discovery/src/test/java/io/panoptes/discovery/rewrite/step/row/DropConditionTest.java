package io.panoptes.discovery.rewrite.step.row;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class DropConditionTest {
    @Test
    void takesTheStep() {
        check(new DropCondition())
                .turns("SELECT t.a AS k FROM t WHERE t.p AND t.b IS NOT NULL")
                .into("SELECT t.a AS k FROM t WHERE t.p");
    }

    @Test
    void staysWhereThereIsNone() {
        check(new DropCondition()).leaves("SELECT t.a AS k FROM t");
    }
}
