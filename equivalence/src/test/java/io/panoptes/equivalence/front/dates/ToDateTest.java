package io.panoptes.equivalence.front.dates;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class ToDateTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new ToDate());

    @Test
    void readsADate() {
        assertThat(REWRITTEN.expression("TO_DATE('1998-12-01')")).isEqualTo("DATE?DATE('1998-12-01')");
    }

    @Test
    void readsItsFormat() {
        assertThat(REWRITTEN.expression("TO_DATE('1998-12-01', 'YYYY-MM-DD')")).isEqualTo("DATE?DATE('1998-12-01')");
    }

    @Test
    void leavesOtherFormatsAlone() {
        assertThat(REWRITTEN.expression("TO_DATE('01.12.1998', 'DD.MM.YYYY')"))
                .isEqualTo("TO_DATE('01.12.1998', 'DD.MM.YYYY')");
    }

    /** To PostgreSQL {@code %Y} is a digit of the year, to MySQL YYYY no field at all. */
    @Test
    void leavesFormatsOfOtherFunctionsAlone() {
        assertThat(REWRITTEN.expression("STR_TO_DATE('1998-12-01', '%Y-%m-%d')"))
                .isEqualTo("DATE?DATE('1998-12-01')");
        assertThat(REWRITTEN.expression("TO_DATE('1998-12-01', '%Y-%m-%d')")).startsWith("TO_DATE");
        assertThat(REWRITTEN.expression("STR_TO_DATE('1998-12-01', 'YYYY-MM-DD')"))
                .startsWith("STR_TO_DATE");
    }

    @Test
    void leavesColumnsAlone() {
        assertThat(REWRITTEN.expression("TO_DATE(s)")).isEqualTo("TO_DATE(s)");
    }
}
