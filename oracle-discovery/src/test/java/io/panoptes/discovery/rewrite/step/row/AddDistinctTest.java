package io.panoptes.discovery.rewrite.step.row;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class AddDistinctTest {
    @Test
    void takesTheStep() {
        check(new AddDistinct()).turns("SELECT t.id AS k FROM t").into("SELECT DISTINCT t.id AS k FROM t");
    }

    @Test
    void staysWhereRowsAreCounted() {
        check(new AddDistinct()).leaves("SELECT COUNT(*) AS n FROM t");
    }
}
