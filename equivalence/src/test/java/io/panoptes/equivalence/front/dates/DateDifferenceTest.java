package io.panoptes.equivalence.front.dates;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class DateDifferenceTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new DateDifference());

    @Test
    void isCountedInDays() {
        assertThat(REWRITTEN.expression("DATEDIFF(d, d)")).isEqualTo("DATE_DIFF_DAYS(d, d)");
    }

    @Test
    void theUnitTurnsTheArguments() {
        assertThat(REWRITTEN.expression("DATEDIFF(DAY, a, d)")).isEqualTo("DATE_DIFF_DAYS(d, a)");
    }

    @Test
    void theUnitMayBeAText() {
        assertThat(REWRITTEN.expression("\"DATEDIFF\"('day', a, d)")).isEqualTo("DATE_DIFF_DAYS(d, a)");
    }

    @Test
    void ofMonthsNothingIsKnown() {
        assertThat(REWRITTEN.expression("DATEDIFF(MONTH, d, d)")).isEqualTo("DATE_DIFF_MONTH?INTEGER(d, d)");
    }
}
