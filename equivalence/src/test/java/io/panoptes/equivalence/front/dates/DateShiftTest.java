package io.panoptes.equivalence.front.dates;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class DateShiftTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new DateShift(false));

    @Test
    void shiftsByDays() {
        assertThat(REWRITTEN.expression("d + INTERVAL '3' DAY")).isEqualTo("DATE_ADD_DAYS(d, 3)");
    }

    @Test
    void shiftsByMonthsBack() {
        assertThat(REWRITTEN.expression("d - INTERVAL '1' MONTH")).isEqualTo("DATE_ADD_MONTHS(d, - 1)");
    }

    @Test
    void readsTheFunctions() {
        assertThat(REWRITTEN.expression("ADDDATE(d, 3)")).isEqualTo("DATE_ADD_DAYS(d, 3)");
    }

    @Test
    void ofHoursNothingIsKnown() {
        assertThat(REWRITTEN.expression("d + INTERVAL '1' HOUR")).isEqualTo("DATE_ADD_HOUR?TIMESTAMP(d, 1)");
    }

    @Test
    void leavesNumbersAlone() {
        assertThat(REWRITTEN.expression("a + 3")).isEqualTo("a + 3");
    }

    @Test
    void aTextThatIsShiftedStaysAText() {
        Rewritten rewritten = Rewritten.by(new DateShift(true));
        assertThat(rewritten.expression("'2020-01-31' + INTERVAL '1' DAY")).isEqualTo("'2020-02-01'");
        assertThat(rewritten.expression("'2020-03-31' - INTERVAL '1' MONTH")).isEqualTo("'2020-02-29'");
        assertThat(rewritten.expression("ADDDATE('2020-03-31', a)"))
                .isEqualTo("CAST(DATE_ADD_DAYS('2020-03-31', a) AS VARCHAR)");
        assertThat(rewritten.expression("'9999-12-31' + INTERVAL '1' DAY"))
                .isEqualTo("CAST(DATE_ADD_DAYS('9999-12-31', 1) AS VARCHAR)");
        assertThat(rewritten.expression("d + INTERVAL '1' DAY")).isEqualTo("DATE_ADD_DAYS(d, 1)");
    }
}
