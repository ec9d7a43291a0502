package io.panoptes.discovery.rewrite.step.setoperation;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class IntersectByExceptTest {
    @Test
    void takesTheStep() {
        check(new IntersectByExcept())
                .turns("SELECT t.a AS k FROM t INTERSECT ALL SELECT w.a AS k FROM w")
                .into("""
                        SELECT t.a AS k FROM t EXCEPT ALL (SELECT t.a AS k FROM t EXCEPT ALL SELECT w.a AS k
                        FROM w)""");
    }

    @Test
    void staysWhereItIsAUnion() {
        check(new IntersectByExcept()).leaves("SELECT t.a AS k FROM t UNION SELECT w.a AS k FROM w");
    }
}
