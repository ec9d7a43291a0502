package io.panoptes.discovery.rewrite.step.join;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class ReferenceAsExistsTest {
    @Test
    void takesTheStep() {
        check(new ReferenceAsExists()).turns("SELECT t.a AS k FROM t").into("""
                        SELECT t.a AS k FROM t WHERE EXISTS (SELECT 1 AS "one" FROM u AS n1
                        WHERE n1.id = t.u_id)""");
    }

    @Test
    void staysWhereNothingIsReferredTo() {
        check(new ReferenceAsExists()).leaves("SELECT u.x AS k FROM u");
    }
}
