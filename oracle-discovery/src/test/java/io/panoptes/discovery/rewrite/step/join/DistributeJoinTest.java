package io.panoptes.discovery.rewrite.step.join;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class DistributeJoinTest {
    @Test
    void takesTheStep() {
        check(new DistributeJoin()).turns("""
                        SELECT d.v AS k FROM (SELECT t.a AS v FROM t UNION ALL SELECT w.a AS v FROM w) AS d
                        INNER JOIN u ON d.v = u.id""").into("""
                        SELECT d.v AS k FROM (SELECT t.a AS v FROM t) AS d INNER JOIN u ON d.v = u.id
                        UNION ALL SELECT d.v AS k FROM (SELECT w.a AS v FROM w) AS d
                        INNER JOIN u ON d.v = u.id""");
    }

    @Test
    void staysWhereTheUnionRemovesRepetitions() {
        check(new DistributeJoin()).leaves("""
                        SELECT d.v AS k FROM (SELECT t.a AS v FROM t UNION SELECT w.a AS v FROM w) AS d
                        INNER JOIN u ON d.v = u.id""");
    }
}
