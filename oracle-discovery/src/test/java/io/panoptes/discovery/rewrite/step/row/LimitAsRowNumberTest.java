package io.panoptes.discovery.rewrite.step.row;

import static io.panoptes.discovery.rewrite.step.StepCheck.check;

import org.junit.jupiter.api.Test;

class LimitAsRowNumberTest {
    @Test
    void takesTheStep() {
        check(new LimitAsRowNumber())
                .turns("SELECT t.id AS k FROM t ORDER BY t.id LIMIT 2")
                .into("""
                        SELECT n1.k AS k FROM (SELECT t.id AS k, ROW_NUMBER() OVER (ORDER BY t.id) AS place
                        FROM t) AS n1 WHERE n1.place <= 2""");
    }

    @Test
    void staysWhereRowsAreSkipped() {
        check(new LimitAsRowNumber()).leaves("SELECT t.id AS k FROM t ORDER BY t.id LIMIT 2 OFFSET 1");
    }
}
