package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfiles;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Over {@code emp}, whose columns are $0 empno, $1 ename, $2 deptno, $3 sal and $4 hiredate; {@code F?} is unknown. */
class FunctionTranslatorTest {
    private static String read(String profile, String expression) {
        return FrontFixture.text("SELECT " + expression + " FROM emp", ReadingProfiles.named(profile))
                .replaceAll("(?s)^Project\\[(.*)]\\s+Scan\\[emp]$", "$1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        -sal                              ; NEGATE($3)
        +sal                              ; $3
        sal % 2                           ; ($3 % 2)
        MOD(sal, 2)                       ; ($3 % 2)
        CEIL(sal / 2)                     ; CEILING(($3 / 2))
        UCASE(ename) || LCASE(ename)      ; CONCAT(UPPER($1), LOWER($1))
        TRIM(ename)                       ; TRIM($1)
        (sal = 1) IS UNKNOWN              ; (($3 = 1) IS NULL)
        (sal = 1) IS NOT TRUE             ; (($3 = 1) IS NOT TRUE)
        (sal = 1) IS FALSE                ; (($3 = 1) IS FALSE)
        (sal = 1) IS NOT FALSE            ; (($3 = 1) IS NOT FALSE)
        (sal, deptno) = (1, 2)            ; (($3 = 1) AND ($2 = 2))
        FOO(sal)                          ; FOO?($3)
        """)
    void operatorsAndFunctions(String expression, String read) {
        assertThat(read("standard", expression)).isEqualTo(read);
    }

    /** DuckDB 2.0.1 gives 3 for 7 // 2 and 3.75 for 7.5 // 2; MySQL's DIV cuts off always. */
    @Test
    void slashesCutOffNothingWhereANumberMayHaveAFraction() {
        assertThat(read("duckdb", "sal // 2")).isEqualTo("($3 / 2)");
        for (String quotient :
                List.of("sal // 0.5", "AVG(sal) OVER () // 2", "CAST(sal AS DOUBLE) // 2", "0.5 // sal")) {
            assertThatThrownBy(() -> read("duckdb", quotient))
                    .as(quotient)
                    .isInstanceOf(Unsupported.class)
                    .hasMessageContaining("// of a number");
        }
        assertThat(read("mysql", "sal DIV 2")).contains("($3 / 2)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        standard ; COALESCE(ename, 'x')         ; CASE WHEN ($1 IS NOT NULL) THEN $1 ELSE 'x' END
        standard ; COALESCE(sal, deptno, 7)     ; CASE WHEN ($3 IS NOT NULL) THEN $3 WHEN ($2 IS NOT NULL) THEN $2 ELSE 7 END
        standard ; NULLIF(sal, deptno)          ; CASE WHEN ($3 = $2) THEN NULL ELSE $3 END
        duckdb   ; NULLIF(sal, 0.5)             ; CASE WHEN ($3 = 0.5) THEN NULL ELSE $3 END
        sqlite   ; NULLIF(sal, 0.5)             ; CASE WHEN (CAST($3 AS DOUBLE) = 0.5d) THEN NULL ELSE $3 END
        """)
    void choices(String profile, String expression, String read) {
        assertThat(read(profile, expression)).isEqualTo(read);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        standard ; GREATEST(sal, deptno)        ; CASE WHEN (($3 IS NULL) OR ($2 IS NULL)) THEN GREATEST?($3, $2) ELSE GREATEST($3, $2) END
        standard ; LEAST(sal, 3)                ; CASE WHEN ($3 IS NULL) THEN LEAST?($3, 3) ELSE LEAST($3, 3) END
        standard ; GREATEST(1, 3)               ; GREATEST(1, 3)
        mysql    ; GREATEST(sal, deptno)        ; GREATEST($3, $2)
        duckdb   ; LEAST(sal, deptno)           ; CASE WHEN ($3 IS NULL) THEN $2 WHEN ($2 IS NULL) THEN $3 ELSE LEAST($3, $2) END
        standard ; CONCAT(ename, 'x')           ; CASE WHEN ($1 IS NULL) THEN CONCAT?($1, 'x') ELSE CONCAT($1, 'x') END
        standard ; CONCAT(ename)                ; CONCAT?($1)
        mysql    ; CONCAT(ename, 'x')           ; CONCAT($1, 'x')
        duckdb   ; CONCAT(ename, 'x')           ; CONCAT(CASE WHEN ($1 IS NOT NULL) THEN $1 ELSE '' END, CASE WHEN ('x' IS NOT NULL) THEN 'x' ELSE '' END)
        duckdb   ; CONCAT(ename)                ; CASE WHEN ($1 IS NOT NULL) THEN $1 ELSE '' END
        """)
    void nullsAreSkippedGivenOrOpen(String profile, String expression, String read) {
        assertThat(read(profile, expression)).isEqualTo(read);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        standard ; SUBSTRING(ename, 2, 3)       ; SUBSTRING($1, 2, 3)
        standard ; SUBSTR(ename, 2)             ; SUBSTRING($1, 2)
        standard ; SUBSTRING(ename, 0, 3)       ; SUBSTRING?($1, 0, 3)
        standard ; SUBSTRING(ename, sal, 3)     ; SUBSTRING?($1, $3, 3)
        sqlite   ; SUBSTR(ename, 2, 3)          ; SUBSTRING($1, 2, 3)
        sqlite   ; SUBSTRING(ename, 1, 0)       ; SUBSTRING($1, 1, 0)
        sqlite   ; SUBSTR(ename, 2)             ; SUBSTRING($1, 2)
        sqlite   ; SUBSTR(ename, 0, 3)          ; SQLITE$SUBSTR?($1, 0, 3)
        sqlite   ; SUBSTR(ename, -2)            ; SQLITE$SUBSTR?($1, -2)
        sqlite   ; SUBSTR(ename, 2, -3)         ; SQLITE$SUBSTR?($1, 2, -3)
        sqlite   ; SUBSTR(ename, sal, 3)        ; SQLITE$SUBSTR?($1, $3, 3)
        sqlite   ; SUBSTR(ename, 2, sal)        ; SQLITE$SUBSTR?($1, 2, $3)
        sqlite   ; SUBSTR(sal, 2, 3)            ; SQLITE$SUBSTR?($3, 2, 3)
        standard ; LENGTH(ename)                ; CHARACTER_LENGTH($1)
        standard ; LENGTH(sal)                  ; CHARACTER_LENGTH(CAST($3 AS TEXT))
        mysql    ; LENGTH(ename)                ; LENGTH?($1)
        mysql    ; CHAR_LENGTH(ename)           ; CHARACTER_LENGTH($1)
        mysql    ; UPPER(sal)                   ; UPPER(CAST($3 AS TEXT))
        """)
    void functionsOfTexts(String profile, String expression, String read) {
        assertThat(read(profile, expression)).isEqualTo(read);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        standard ; ename LIKE 'A%'              ; ($1 LIKE 'A%')
        standard ; ename NOT LIKE 'A%'          ; NOT(($1 LIKE 'A%'))
        standard ; ename LIKE 'A%' ESCAPE '!'   ; ($1 LIKE 'A%')
        standard ; ename LIKE 'A!%' ESCAPE '!'  ; LIKE?($1, 'A!%', '!')
        standard ; ename LIKE 'A%' ESCAPE 'A'   ; LIKE?($1, 'A%', 'A')
        mysql    ; ename LIKE 'A%'              ; ($1 LIKE 'a%')
        mysql    ; UPPER(ename) LIKE 'ABC'      ; ($1 LIKE 'abc')
        sqlite   ; ename LIKE 'A%'              ; (LOWER($1) LIKE 'a%')
        sqlite   ; ename NOT LIKE 'A%'          ; NOT((LOWER($1) LIKE 'a%'))
        sqlite   ; ename LIKE '1%'              ; ($1 LIKE '1%')
        sqlite   ; ename LIKE 'Ab'              ; (LOWER($1) = 'ab')
        sqlite   ; ename LIKE 'Z_'              ; (LOWER($1) LIKE 'z_')
        sqlite   ; ename LIKE 'z_'              ; (LOWER($1) LIKE 'z_')
        sqlite   ; ename LIKE 'a_'              ; (LOWER($1) LIKE 'a_')
        sqlite   ; ename LIKE '1'               ; ($1 = '1')
        sqlite   ; ename LIKE '[@`{'            ; ($1 = '[@`{')
        sqlite   ; ename LIKE 'ä_'              ; (LOWER($1) LIKE 'ä_')
        sqlite   ; ename LIKE 'a' || 'B'        ; (LOWER($1) LIKE LOWER(CONCAT('a', 'B')))
        sqlite   ; sal LIKE '1%'                ; (CAST($3 AS TEXT) LIKE '1%')
        """)
    void likeAndTheCaseOfLetters(String profile, String expression, String read) {
        assertThat(read(profile, expression)).isEqualTo(read);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        mysql    ; ename = 'Abc'                ; ($1 = 'abc')
        mysql    ; LOWER(UPPER(ename)) <> 'ABC' ; ($1 <> 'abc')
        mysql    ; ename < 'ABC'                ; ($1 < 'abc')
        mysql    ; NULLIF(ename, 'ABC')         ; CASE WHEN ($1 = 'abc') THEN NULL ELSE $1 END
        standard ; UPPER(ename) = 'ABC'         ; (UPPER($1) = 'ABC')
        sqlite   ; ename COLLATE NOCASE = 'Abc' ; (LOWER($1) = 'abc')
        sqlite   ; sal COLLATE NOCASE = 1       ; ($3 = 1)
        """)
    void comparisonsAndTheCaseOfLetters(String profile, String expression, String read) {
        assertThat(read(profile, expression)).isEqualTo(read);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        standard ; sal / deptno                 ; ($3 / $2)
        mysql    ; sal / deptno                 ; CASE WHEN ($2 = 0) THEN NULL ELSE ($3 / $2) END
        mysql    ; sal DIV deptno               ; CASE WHEN ($2 = 0) THEN NULL ELSE ($3 / $2) END
        sqlite   ; sal % deptno                 ; CASE WHEN ($2 = 0) THEN NULL ELSE ($3 % $2) END
        duckdb   ; sal // deptno                ; ($3 / $2)
        """)
    void aQuotientByZeroMayBeNull(String profile, String expression, String read) {
        assertThat(read(profile, expression)).isEqualTo(read);
    }

    /** In DuckDB and PostgreSQL the result has 32 bits, too. */
    @ParameterizedTest
    @ValueSource(strings = {"duckdb", "standard"})
    void aRealThatIsRoundedIsOfNoKnownValue(String profile) {
        assertThat(read(profile, "ROUND(CAST(sal AS REAL), 1)")).contains("ROUND_REAL");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        standard ; NULLIF(sal, 0.5)             ; NULLIF of a whole number and one with a fraction
        mysql    ; NULLIF('+1', sal)            ; NULLIF of a text and a number
        mysql    ; NULLIF(hiredate, hiredate)   ; NULLIF of a date, which gives a text
        duckdb   ; COALESCE(CAST(sal AS REAL), 1) ; REAL beside an exact number, whose common type has 32 bits in some DBMSs
        standard ; RANDOM()                     ; RANDOM()
        duckdb   ; LENGTH(sal)                  ; where text is wanted
        """)
    void whatDbmssDoDifferentlyIsRefused(String profile, String expression, String reason) {
        assertThatThrownBy(() -> read(profile, expression))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining(reason);
    }
}
