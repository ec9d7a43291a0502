package io.panoptes.discovery.rewrite.step.setoperation;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class SplitTableTest {
    @Test
    void takesTheStep() {
        check(new SplitTable()).turns("SELECT w.a AS k FROM w").into("""
                        SELECT w.a AS k FROM (SELECT n1.a AS a, n1.b AS b FROM w AS n1 WHERE n1.b < n1.a
                        UNION ALL SELECT n2.a AS a, n2.b AS b FROM w AS n2 WHERE NOT (n2.b < n2.a)
                        UNION ALL SELECT n3.a AS a, n3.b AS b FROM w AS n3 WHERE (n3.b < n3.a) IS NULL) AS w""");
    }

    @Test
    void staysWhereThereIsNoTable() {
        check(new SplitTable()).leaves("SELECT d.v AS k FROM (VALUES (1)) AS d(v)");
    }
}
