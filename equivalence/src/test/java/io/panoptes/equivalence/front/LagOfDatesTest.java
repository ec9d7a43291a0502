package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** MySQL gives the date of another row, which counts as {@code yyyymmdd} only beside a number. */
class LagOfDatesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "LAG(hiredate) OVER (ORDER BY empno)|LAG($4)",
                "LEAD(hiredate, 1, hiredate) OVER (ORDER BY empno)|LEAD($4, 1, $4)",
                "FIRST_VALUE(hiredate) OVER (ORDER BY empno)|FIRST_VALUE($4)",
                "LAG(sal) OVER (ORDER BY hiredate)|LAG($3)",
            })
    void isTheDate(String call, String read) {
        assertThat(FrontFixture.mysql("SELECT " + call + " FROM emp")).contains(read);
        assertThat(FrontFixture.standard("SELECT " + call + " FROM emp")).contains(read);
    }

    @Test
    void countsBesideANumber() {
        assertThat(FrontFixture.mysql("SELECT hiredate - p FROM (SELECT hiredate,"
                        + " LAG(hiredate) OVER (ORDER BY empno) AS p FROM emp) e"))
                .contains("- (((YEAR($1) * 10000)")
                .contains("LAG($4)");
    }

    @Test
    void hasADefaultOfItsType() {
        assertThatThrownBy(() ->
                        FrontFixture.mysql("SELECT LAG(hiredate, 1, '2024-01-01') OVER (ORDER BY empno) FROM emp"))
                .isInstanceOf(Unsupported.class);
        assertThatThrownBy(() -> FrontFixture.mysql("SELECT LAG(hiredate, 1, 0) OVER (ORDER BY empno) FROM emp"))
                .isInstanceOf(SqlError.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-hiredate", "hiredate + 0"})
    void countsWhereNumbersAreTaken(String value) {
        assertThat(FrontFixture.mysql("SELECT " + value + " FROM emp")).contains("((YEAR($4) * 10000)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"ABS(hiredate)", "FLOOR(hiredate)", "CEIL(hiredate)", "ROUND(hiredate)", "TRUNCATE(hiredate, 0)"
            })
    void isRefusedWhereTheNumberIsInFloatingPoint(String value) {
        assertThatThrownBy(() -> FrontFixture.mysql("SELECT " + value + " FROM emp"))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("of a date");
    }

    @ParameterizedTest
    @ValueSource(strings = {"NULLIF(hiredate, 20200101)", "GREATEST(hiredate, 20200101)", "LEAST(20200101, hiredate)"})
    void isRefusedWhereItIsComparedAsANumberAndGivenAsADate(String value) {
        assertThatThrownBy(() -> FrontFixture.mysql("SELECT " + value + " FROM emp"))
                .isInstanceOf(Unsupported.class);
    }

    @Test
    void isATextWhereTextsAreJoined() {
        assertThat(FrontFixture.mysql("SELECT GROUP_CONCAT(hiredate) FROM emp")).contains("CAST($4 AS TEXT)");
    }
}
