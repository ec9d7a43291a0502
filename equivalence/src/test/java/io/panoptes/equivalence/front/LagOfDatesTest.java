package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** MySQL gives the date of another row, not the number {@code yyyymmdd}. */
class LagOfDatesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT LAG(hiredate) OVER (ORDER BY empno) FROM emp",
                "SELECT LEAD(hiredate, 1, hiredate) OVER (ORDER BY empno) FROM emp",
                "SELECT LAG(h) OVER (ORDER BY empno) FROM (SELECT empno, hiredate AS h FROM emp) e"
            })
    void isRefusedWhereDatesAreNumbers(String sql) {
        assertThatThrownBy(() -> FrontFixture.mysql(sql))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("LAG or LEAD of a date");
    }

    @Test
    void isReadElsewhereAndOfOtherValues() {
        assertThat(FrontFixture.standard("SELECT LAG(hiredate) OVER (ORDER BY empno) FROM emp"))
                .contains("LAG($4)");
        assertThat(FrontFixture.mysql("SELECT LAG(sal) OVER (ORDER BY hiredate) FROM emp"))
                .contains("LAG($3)");
    }
}
