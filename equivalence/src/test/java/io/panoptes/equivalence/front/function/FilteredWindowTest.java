package io.panoptes.equivalence.front.function;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class FilteredWindowTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new FilteredWindow());

    @Test
    void whatIsLeftOutIsNull() {
        assertThat(REWRITTEN.expression("SUM(a) FILTER (WHERE b > 1) OVER (ORDER BY a)"))
                .isEqualTo("SUM(CASE WHEN b > 1 THEN a ELSE NULL END) OVER (ORDER BY a)");
    }

    @Test
    void rowsAreCounted() {
        assertThat(REWRITTEN.expression("COUNT(*) FILTER (WHERE b > 1) OVER (ORDER BY a)"))
                .isEqualTo("COUNT(CASE WHEN b > 1 THEN 1 ELSE NULL END) OVER (ORDER BY a)");
    }

    @Test
    void aFunctionThatGivesNullsStays() {
        assertThat(REWRITTEN.expression("FIRST_VALUE(a) FILTER (WHERE b > 1) OVER (ORDER BY a)"))
                .contains("FILTER");
    }
}
