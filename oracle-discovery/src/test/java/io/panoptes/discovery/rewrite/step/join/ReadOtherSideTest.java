package io.panoptes.discovery.rewrite.step.join;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class ReadOtherSideTest {
    @Test
    void takesTheStep() {
        check(new ReadOtherSide())
                .turns("SELECT t.a AS k FROM t INNER JOIN w ON t.a = w.a")
                .into("SELECT w.a AS k FROM t INNER JOIN w ON t.a = w.a");
    }

    @Test
    void staysWhereTheSidesAreNotEqual() {
        check(new ReadOtherSide()).leaves("SELECT t.a AS k FROM t INNER JOIN w ON t.a < w.a");
    }
}
