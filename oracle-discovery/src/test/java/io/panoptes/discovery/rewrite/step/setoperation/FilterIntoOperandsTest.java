package io.panoptes.discovery.rewrite.step.setoperation;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class FilterIntoOperandsTest {
    @Test
    void takesTheStep() {
        check(new FilterIntoOperands()).turns("""
                        SELECT d.v AS k FROM (SELECT t.a AS v FROM t EXCEPT SELECT w.a AS v FROM w) AS d
                        WHERE d.v > 1""").into("""
                        SELECT d.v AS k FROM (SELECT t.a AS v FROM t WHERE t.a > 1 EXCEPT SELECT w.a AS v
                        FROM w WHERE w.a > 1) AS d""");
    }

    @Test
    void staysWhereThereIsNoSetOperation() {
        check(new FilterIntoOperands()).leaves("SELECT d.v AS k FROM (SELECT t.a AS v FROM t) AS d WHERE d.v > 1");
    }
}
