package io.panoptes.discovery.rewrite.step.setoperation;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class UnionAsUnionAllTest {
    @Test
    void takesTheStep() {
        check(new UnionAsUnionAll())
                .turns("SELECT t.id AS k FROM t UNION SELECT u.id AS k FROM u")
                .into("SELECT t.id AS k FROM t UNION ALL SELECT u.id AS k FROM u");
    }

    @Test
    void staysWhereThereIsNoSetOperation() {
        check(new UnionAsUnionAll()).leaves("SELECT t.id AS k FROM t");
    }
}
