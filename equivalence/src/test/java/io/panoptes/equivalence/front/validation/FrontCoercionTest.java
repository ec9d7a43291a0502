package io.panoptes.equivalence.front.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.FrontFixture;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Over {@code emp}, whose columns are $0 empno, $1 ename, $2 deptno, $3 sal and $4 hiredate. */
class FrontCoercionTest {
    private static final String IS_ONE =
            "CASE WHEN (($3 = 1) IS NOT NULL) THEN CASE WHEN ($3 = 1) THEN 1 ELSE 0 END ELSE NULL END";
    private static final String DAY = "(((YEAR($4) * 10000) + (MONTH($4) * 100)) + DAY($4))";

    private static String read(String profile, String expression) {
        return FrontFixture.text("SELECT " + expression + " FROM emp", ReadingProfiles.named(profile))
                .replaceAll("(?s)^Project\\[(.*)]\\s+Scan\\[emp]$", "$1")
                .replace(IS_ONE, "IS_ONE")
                .replace(DAY, "DAY_NUMBER");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        mysql      ; sal = '3'                ; ($3 = 3)
        standard   ; sal = '3'                ; ($3 = 3)
        duckdb     ; sal = '3'                ; ($3 = 3)
        postgresql ; sal = '3'                ; ($3 = 3)
        sqlite     ; sal = '3'                ; ($3 = 3)
        sqlite     ; sal BETWEEN '1' AND '5'  ; (($3 >= 1) AND ($3 <= 5))
        mysql      ; '5' + 3                  ; (5.0d + 3)
        duckdb     ; '5' + 3                  ; (5 + 3)
        mysql      ; ename = '3'              ; ($1 = '3')
        duckdb     ; hiredate > '2020-01-01'  ; ($4 > DATE '2020-01-01')
        standard   ; hiredate > '2020-01-01'  ; ($4 > DATE '2020-01-01')
        """)
    void aTextThatIsWrittenOutTakesTheType(String profile, String expression, String read) {
        assertThat(read(profile, expression)).isEqualTo(read);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        mysql      ; ename = 3                ; VARCHAR where INTEGER is wanted
        mysql      ; ename + 1                ; VARCHAR where INTEGER is wanted
        standard   ; ename = sal              ; VARCHAR where INTEGER is wanted
        duckdb     ; ename > hiredate         ; VARCHAR where DATE is wanted
        postgresql ; UPPER(sal)               ; INTEGER where VARCHAR is wanted
        duckdb     ; COALESCE(ename, sal)     ; INTEGER where VARCHAR is wanted
        duckdb     ; (sal = 1) = deptno       ; BOOLEAN where INTEGER is wanted
        mysql      ; ename IN (0, 'a')        ; text beside a number in IN
        standard   ; ename IN (0, 'a')        ; text beside a number in IN
        """)
    void whatDbmssCastInWaysOfTheirOwnIsRefused(String profile, String expression, String reason) {
        assertThatThrownBy(() -> read(profile, expression))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining(reason);
    }

    /** {@code SELECT (a = 1) = 2} is FALSE in DuckDB and 0 in SQLite, where a is 1: the truth value becomes a number. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        (sal = 1) = 2
        2 = (sal = 1)
        (sal = 1) <> 2
        (sal = 1) = -1
        (sal = 1) = 0.5
        (sal = 1) IS DISTINCT FROM 2
        CASE sal = 1 WHEN 2 THEN 3 END
        NULLIF(sal = 1, 2)
        """)
    void aTruthValueIsNotComparedWithNumbersThatAreNone(String expression) {
        for (String profile : new String[] {"standard", "duckdb", "postgresql"}) {
            assertThatThrownBy(() -> read(profile, expression))
                    .isInstanceOf(Unsupported.class)
                    .hasMessageContaining("BOOLEAN beside a number other than 0 and 1");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        standard ; (sal = 1) = 1      ; (($3 = 1) = TRUE)
        standard ; 0.0 = (sal = 1)    ; (FALSE = ($3 = 1))
        standard ; (sal = 1) = deptno ; (IS_ONE = $2)
        standard ; (sal = 1) = 1 + 1  ; (IS_ONE = (1 + 1))
        mysql    ; (sal = 1) = 2      ; (IS_ONE = 2)
        sqlite   ; (sal = 1) = deptno ; (IS_ONE = $2)
        mysql    ; (sal = 1) + 1      ; (IS_ONE + 1)
        mysql    ; (sal = 1) < deptno ; (IS_ONE < $2)
        mysql    ; (sal = 1) IN (0, 2); ((IS_ONE = 0) OR (IS_ONE = 2))
        mysql    ; ABS(sal = 1)       ; ABS(IS_ONE)
        mysql    ; NOT sal            ; NOT(($3 <> 0))
        """)
    void aTruthValueIsANumber(String profile, String expression, String read) {
        assertThat(read(profile, expression)).isEqualTo(read);
    }

    /** SQLite compares the texts, MySQL the numbers, DuckDB and PostgreSQL the truth values. */
    @ParameterizedTest
    @CsvSource({"standard", "mysql", "sqlite"})
    void aTextIsNoTruthValue(String profile) {
        assertThatThrownBy(() -> read(profile, "(sal = 1) = '1'"))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("VARCHAR where BOOLEAN is wanted");
    }

    @ParameterizedTest
    @CsvSource({"duckdb", "postgresql"})
    void aTextThatTakesTypesIs(String profile) {
        assertThat(read(profile, "(sal = 1) = '1'")).isEqualTo("(($3 = 1) = CAST('1' AS BOOLEAN))");
    }

    @ParameterizedTest
    @CsvSource({"standard", "duckdb", "postgresql"})
    void aTruthValueIsNotAddedWhereItIsNoNumber(String profile) {
        assertThatThrownBy(() -> read(profile, "(sal = 1) + 1")).isInstanceOf(SqlError.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        mysql    ; hiredate + 1           ; (DAY_NUMBER + 1)
        mysql    ; hiredate = 20200101    ; (DAY_NUMBER = 20200101)
        mysql    ; hiredate - hiredate    ; (DAY_NUMBER - DAY_NUMBER)
        mysql    ; hiredate LIKE '2020%'  ; (CAST($4 AS TEXT) LIKE '2020%')
        standard ; hiredate + 1           ; DATE_ADD_DAYS($4, 1)
        """)
    void aDateBesideANumber(String profile, String expression, String read) {
        assertThat(read(profile, expression)).isEqualTo(read);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        ename = sal                    ; (NUMBER_OF_TEXT?($1) = CAST($3 AS DOUBLE))
        ename = 3                      ; ($1 = '3')
        ename BETWEEN 1 AND 5          ; (($1 >= '1') AND ($1 <= '5'))
        sal + deptno = ename           ; (CAST(($3 + $2) AS TEXT) = $1)
        ABS(ename)                     ; ABS(PREFIX_NUMBER?($1))
        UPPER(sal)                     ; UPPER(CAST($3 AS TEXT))
        -ename                         ; NEGATE(PREFIX_NUMBER?($1))
        ename IN (1, 2)                ; (($1 = '1') OR ($1 = '2'))
        sal IN (SELECT ename FROM emp) ; ($3) IN {Project[NUMBER_OF_TEXT?($1)](Scan[emp])}
        ename IN (SELECT sal FROM emp) ; (NUMBER_OF_TEXT?($1)) IN {Project[$3](Scan[emp])}
        'a' IN (SELECT sal FROM emp)   ; (NUMBER_OF_TEXT?('a')) IN {Project[$3](Scan[emp])}
        """)
    void textsAndNumbersByAffinity(String expression, String read) {
        assertThat(read("sqlite", expression)).isEqualTo(read);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        ename IN (SELECT sal + 1 FROM emp)
        (sal + 1) IN (SELECT ename FROM emp)
        3 IN (SELECT ename FROM emp)
        """)
    void withoutAnAffinityThereIsNoMembership(String expression) {
        assertThatThrownBy(() -> read("sqlite", expression))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("text beside a number in IN of a subquery");
    }
}
