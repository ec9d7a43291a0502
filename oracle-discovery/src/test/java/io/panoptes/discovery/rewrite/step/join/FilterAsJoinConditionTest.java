package io.panoptes.discovery.rewrite.step.join;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class FilterAsJoinConditionTest {
    @Test
    void takesTheStep() {
        check(new FilterAsJoinCondition())
                .turns("SELECT t.a AS k FROM t INNER JOIN w ON t.a = w.a WHERE t.p")
                .into("SELECT t.a AS k FROM t INNER JOIN w ON t.a = w.a AND t.p");
    }

    @Test
    void staysWhereTheJoinIsAnOuterOne() {
        check(new FilterAsJoinCondition()).leaves("SELECT t.a AS k FROM t LEFT JOIN w ON t.a = w.a WHERE t.p");
    }
}
