package io.panoptes.discovery.rewrite.step.setoperation;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class AssociateOperandsTest {
    @Test
    void takesTheStep() {
        check(new AssociateOperands())
                .turns("SELECT t.a AS k FROM t UNION ALL SELECT w.a AS k FROM w UNION ALL SELECT u.x AS k FROM u")
                .into("""
                        SELECT t.a AS k FROM t UNION ALL (SELECT w.a AS k FROM w UNION ALL SELECT u.x AS k
                        FROM u)""");
    }

    @Test
    void staysWhereTheOrderMatters() {
        check(new AssociateOperands())
                .leaves("SELECT t.a AS k FROM t EXCEPT SELECT w.a AS k FROM w EXCEPT SELECT u.x AS k FROM u");
    }
}
