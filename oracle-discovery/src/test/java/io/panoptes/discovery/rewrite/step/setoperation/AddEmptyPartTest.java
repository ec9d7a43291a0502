package io.panoptes.discovery.rewrite.step.setoperation;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class AddEmptyPartTest {
    @Test
    void takesTheStep() {
        check(new AddEmptyPart())
                .turns("SELECT t.a AS k FROM t")
                .into("SELECT t.a AS k FROM t UNION ALL SELECT t.a AS k FROM t WHERE 1 = 0");
    }

    @Test
    void staysWhereNothingStillGivesARow() {
        check(new AddEmptyPart()).leaves("SELECT COUNT(*) AS n FROM t");
    }
}
