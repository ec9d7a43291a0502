package io.panoptes.discovery.rewrite.step.join;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class JoinReferencedTest {
    @Test
    void takesTheStep() {
        check(new JoinReferenced())
                .turns("SELECT t.a AS k FROM t")
                .into("SELECT t.a AS k FROM t LEFT JOIN u AS n1 ON t.u_id = n1.id");
    }

    @Test
    void staysWhereNothingIsReferredTo() {
        check(new JoinReferenced()).leaves("SELECT u.x AS k FROM u");
    }
}
