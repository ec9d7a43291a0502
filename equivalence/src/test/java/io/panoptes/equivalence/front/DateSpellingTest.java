package io.panoptes.equivalence.front;

import static io.panoptes.equivalence.front.FrontFixture.mysql;
import static io.panoptes.equivalence.front.FrontFixture.sqlite;
import static io.panoptes.equivalence.front.FrontFixture.standard;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.SqlError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Dates and intervals as PostgreSQL, MySQL and Spark write them. */
class DateSpellingTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "DATE '1998-12-01' + INTERVAL '3' DAY",
                "DATE '1998-12-01' + INTERVAL '3' DAY (3)",
                "DATE '1998-12-01' + INTERVAL '3 days'",
                "'1998-12-01'::date + '3 day'::interval",
                "DATE '1998-12-01' + INTERVAL 3 DAYS",
                "CAST('1998-12-01' AS DATE) + INTERVAL 3 DAY",
                "DATE_ADD('1998-12-01', 3)",
                "DATE_ADD('1998/12/1', 3)",
                "DATE_ADD(DATE '1998-12-01', INTERVAL 3 DAY)",
                "TO_DATE('1998-12-01') + INTERVAL 3 DAY",
                "TO_DATE('1998-12-01', 'YYYY-MM-DD') + INTERVAL 3 DAY",
                "DATE '1998-12-01' + 3",
                "3 + DATE '1998-12-01'"
            })
    void threeDaysLater(String date) {
        assertThat(standard("SELECT empno FROM emp WHERE hiredate < " + date)).isEqualTo("""
                        Project[$0]
                          Filter[($4 < DATE '1998-12-04')]
                            Scan[emp]""");
    }

    @ParameterizedTest
    @CsvSource({
        "DATE '1995-01-31' + INTERVAL '1' MONTH, 1995-02-28",
        "DATE '1996-01-31' + INTERVAL '1' MONTH, 1996-02-29",
        "DATE '1996-02-29' + INTERVAL '1' YEAR, 1997-02-28",
        "DATE '1996-02-29' - INTERVAL '3' MONTH, 1995-11-29",
        "DATE '1996-03-01' - INTERVAL '1' DAY, 1996-02-29"
    })
    void aShiftedLiteralIsALiteral(String date, String result) {
        assertThat(standard("SELECT empno FROM emp WHERE hiredate < " + date)).contains("($4 < DATE '" + result + "')");
    }

    /** Such a date is none; whether that is an error or NULL is the DBMS's own. */
    @Test
    void aShiftBeyondTheLastDateStays() {
        assertThat(standard("SELECT empno FROM emp WHERE hiredate < DATE '9999-12-31' + INTERVAL '1' DAY"))
                .contains("DATE_ADD_DAYS(DATE '9999-12-31', 1)");
    }

    @Test
    void datesCountInDays() {
        assertThat(standard("SELECT hiredate - 3, hiredate - sal, hiredate - DATE '2020-01-01' - 1, hiredate + 1 - "
                        + "hiredate FROM emp WHERE hiredate - '2020-01-01'::date > 7"))
                .isEqualTo("""
                        Project[DATE_ADD_DAYS($4, -3), DATE_ADD_DAYS($4, NEGATE($3)), (DATE_DIFF_DAYS($4, DATE '2020-01-01') - 1), DATE_DIFF_DAYS(DATE_ADD_DAYS($4, 1), $4)]
                          Filter[(DATE_DIFF_DAYS($4, DATE '2020-01-01') > 7)]
                            Scan[emp]""");
    }

    @Test
    void datesAreNumbersInMysql() {
        assertThat(mysql("SELECT hiredate + 3 FROM emp")).isEqualTo("""
                        Project[((((YEAR($4) * 10000) + (MONTH($4) * 100)) + DAY($4)) + 3)]
                          Scan[emp]""");
    }

    /** A date beside LIKE is no number, also where it counts as one elsewhere. */
    @Test
    void datesAreTextBesideLike() {
        String written = """
                        Project[$0]
                          Filter[(CAST($4 AS TEXT) LIKE '2020-02%')]
                            Scan[emp]""";
        String sql = "SELECT empno FROM emp WHERE hiredate LIKE '2020-02%'";
        assertThat(mysql(sql)).isEqualTo(written);
        assertThat(standard(sql)).isEqualTo(written);
        assertThat(mysql("SELECT empno FROM emp WHERE hiredate NOT LIKE '2020-02%'"))
                .contains("CAST($4 AS TEXT) LIKE");
    }

    @Test
    void aFormatInOnePieceIsAPieceOfTheText() {
        assertThat(mysql("SELECT DATE_FORMAT(hiredate, '%Y-%m'), DATE_FORMAT(hiredate, '%d'), "
                        + "DATE_FORMAT(hiredate, '%M') FROM emp"))
                .isEqualTo("""
                        Project[SUBSTRING(CAST($4 AS TEXT), 1, 7), SUBSTRING(CAST($4 AS TEXT), 9, 2), DATE_FORMAT?($4, '%M')]
                          Scan[emp]""");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "hiredate + 3; (CAST(PREFIX_NUMBER?($4) AS DOUBLE) + 3.0d)",
                "hiredate - hiredate; (CAST(PREFIX_NUMBER?($4) AS DOUBLE) - CAST(PREFIX_NUMBER?($4) AS DOUBLE))",
                "hiredate = 3; CASE WHEN ($4 IS NOT NULL) THEN 1 ELSE NULL END = CASE"
            })
    void datesAreTextInSqlite(String expression, String algebra) {
        assertThat(sqlite("SELECT " + expression + " FROM emp")).contains(algebra);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hiredate + 1.5", "hiredate * 2", "hiredate + hiredate", "3 - hiredate", "hiredate = 3"})
    void otherArithmeticIsAnError(String expression) {
        assertThatThrownBy(() -> standard("SELECT " + expression + " FROM emp"))
                .isInstanceOf(SqlError.class)
                .hasMessageContaining("Cannot apply");
    }

    @Test
    void partsOfDates() {
        assertThat(standard("SELECT DATE_PART('year', hiredate), EXTRACT(MONTH FROM hiredate), DAY(hiredate) FROM emp"))
                .isEqualTo("""
                        Project[YEAR($4), MONTH($4), DAY($4)]
                          Scan[emp]""");
    }

    @Test
    void otherFormatsAreUnknown() {
        assertThat(standard(
                        "SELECT TO_DATE('01.12.1998', 'DD.MM.YYYY'), TO_DATE(ename), ADD_MONTHS(hiredate, 1) FROM emp"))
                .isEqualTo("""
                        Project[TO_DATE?('01.12.1998', 'DD.MM.YYYY'), TO_DATE?($1), ADD_MONTHS?($4, 1)]
                          Scan[emp]""");
    }
}
