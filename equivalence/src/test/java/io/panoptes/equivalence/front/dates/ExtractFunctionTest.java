package io.panoptes.equivalence.front.dates;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExtractFunctionTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new ExtractFunction(List.of(), false));

    @Test
    void readsTheUnit() {
        assertThat(REWRITTEN.expression("EXTRACT(YEAR FROM d)")).isEqualTo("YEAR?INTEGER(d)");
    }

    @Test
    void readsTheUnitAsText() {
        assertThat(REWRITTEN.expression("DATE_PART('year', d)")).isEqualTo("YEAR?INTEGER(d)");
    }

    @Test
    void partsMayBeInFloatingPoint() {
        Rewritten inDouble = Rewritten.by(new ExtractFunction(List.of(), true));
        assertThat(inDouble.expression("\"DATE_PART\"('year', d)")).isEqualTo("CAST(YEAR?INTEGER(d) AS DOUBLE)");
        assertThat(inDouble.expression("EXTRACT(YEAR FROM d)")).isEqualTo("YEAR?INTEGER(d)");
    }

    /** In PostgreSQL a minute has a second between the last whole one and the next minute. */
    @Test
    void secondsHaveFractions() {
        assertThat(REWRITTEN.expression("EXTRACT(SECOND FROM d)")).isEqualTo("SECOND?DOUBLE(d)");
        assertThat(REWRITTEN.expression("DATE_PART('epoch', d)")).isEqualTo("EPOCH?DOUBLE(d)");
    }

    @Test
    void leavesOtherFunctionsAlone() {
        assertThat(REWRITTEN.expression("YEAR(d)")).isEqualTo("YEAR(d)");
    }
}
