package io.panoptes.discovery.rewrite.step.row;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class DropDistinctTest {
    @Test
    void takesTheStep() {
        check(new DropDistinct()).turns("SELECT DISTINCT t.id AS k FROM t").into("SELECT t.id AS k FROM t");
    }

    @Test
    void staysWhereThereIsNone() {
        check(new DropDistinct()).leaves("SELECT t.id AS k FROM t");
    }
}
