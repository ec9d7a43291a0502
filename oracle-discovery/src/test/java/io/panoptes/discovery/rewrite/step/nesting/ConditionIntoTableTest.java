package io.panoptes.discovery.rewrite.step.nesting;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class ConditionIntoTableTest {
    @Test
    void takesTheStep() {
        check(new ConditionIntoTable())
                .turns("SELECT t.a AS k FROM t LEFT JOIN w ON t.a = w.a AND w.b > 1")
                .into("""
                        SELECT t.a AS k FROM t LEFT JOIN (SELECT n1.a AS a, n1.b AS b FROM w AS n1
                        WHERE n1.b > 1) AS w ON t.a = w.a""");
    }

    @Test
    void staysWhereTheConditionIsOfTheSideThatIsKept() {
        check(new ConditionIntoTable()).leaves("SELECT t.a AS k FROM t LEFT JOIN w ON t.a = w.a AND t.b > 1");
    }
}
