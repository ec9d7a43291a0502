package io.panoptes.equivalence.front.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class RowByColumnsTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new RowByColumns());

    @Test
    void rowsAreEqualWhereAllColumnsAre() {
        assertThat(REWRITTEN.expression("(a, b) = (1, c)")).isEqualTo("a = 1 AND b = c");
        assertThat(REWRITTEN.expression("(a, b) <> (1, c)")).isEqualTo("a <> 1 OR b <> c");
    }

    @Test
    void theFirstColumnThatDiffersOrders() {
        assertThat(REWRITTEN.expression("(a, b) < (c, d)")).isEqualTo("a < c OR a = c AND b < d");
        assertThat(REWRITTEN.expression("(a, b, s) >= (c, d, 'x')"))
                .isEqualTo("a > c OR a = c AND (b > d OR b = d AND s >= 'x')");
    }

    @Test
    void rowsOfAQueryStay() {
        assertThat(REWRITTEN.expression("(a, b) = (SELECT 1, 2)")).contains("SELECT");
    }
}
