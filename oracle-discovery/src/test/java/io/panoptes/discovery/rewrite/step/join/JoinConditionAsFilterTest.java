package io.panoptes.discovery.rewrite.step.join;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class JoinConditionAsFilterTest {
    @Test
    void takesTheStep() {
        check(new JoinConditionAsFilter())
                .turns("SELECT t.a AS k FROM t LEFT JOIN w ON t.a = w.a AND t.p")
                .into("SELECT t.a AS k FROM t LEFT JOIN w ON t.a = w.a WHERE t.p");
    }

    @Test
    void staysWhereNothingOfTheConditionWouldBeLeft() {
        check(new JoinConditionAsFilter()).leaves("SELECT t.a AS k FROM t LEFT JOIN w ON t.a = w.a");
    }
}
