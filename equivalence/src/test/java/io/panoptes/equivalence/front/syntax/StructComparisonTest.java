package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;

class StructComparisonTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new StructComparison());

    @Test
    void rowsAreComparedAsValues() {
        assertThat(REWRITTEN.expression("(a, b) = (1, 2)")).isEqualTo("ROW_SAME(a, b, 1, 2)");
        assertThat(REWRITTEN.expression("(a, b) <> (1, 2)")).isEqualTo("NOT ROW_SAME(a, b, 1, 2)");
        assertThat(REWRITTEN.expression("(a, b) > (1, 2)")).isEqualTo("ROW_BEFORE(1, 2, a, b)");
        assertThat(REWRITTEN.expression("(a, b) >= (1, 2)")).isEqualTo("NOT ROW_BEFORE(a, b, 1, 2)");
        assertThat(REWRITTEN.expression("((a, b), 1) = ((b, a), 2)")).isEqualTo("ROW_SAME(a, b, 1, b, a, 2)");
    }

    @Test
    void anyRowOfAnOrderIsAnExistingRow() {
        assertThat(REWRITTEN.expression("(a, b) < ALL (SELECT a, c FROM u)"))
                .isEqualTo("NOT EXISTS (SELECT * FROM (SELECT a, c FROM u) AS ?rows (?0, ?1) "
                        + "WHERE NOT ROW_BEFORE(a, b, ?rows.?0, ?rows.?1))");
    }

    @Test
    void whatIsNoComparisonOfRowsStays() {
        assertThat(REWRITTEN.expression("a < ALL (SELECT c FROM u)")).contains("ALL");
        assertThat(REWRITTEN.expression("(a, b) IN (SELECT a, c FROM u)")).contains("IN (SELECT");
    }

    @Test
    void rowsOfOtherShapeAreRefused() {
        assertThatThrownBy(() -> REWRITTEN.expression("((a, b), 1) = (b, (a, 2))"))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("different width");
    }
}
