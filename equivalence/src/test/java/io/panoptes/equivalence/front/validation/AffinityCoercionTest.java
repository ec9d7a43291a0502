package io.panoptes.equivalence.front.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.front.FrontFixture;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfiles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Over {@code emp}, whose columns are $0 empno, $1 ename, $2 deptno, $3 sal and $4 hiredate. {@code 0[x]} is the class of a number, and {@code
 * 1[x]} that of a text, which is greater.
 */
class AffinityCoercionTest {
    private static String read(String query) {
        return FrontFixture.text(query, ReadingProfiles.named("sqlite"));
    }

    private static String value(String expression) {
        return read("SELECT " + expression + " FROM emp")
                .replaceAll("(?s)^Project\\[(.*)]\\s+Scan\\[emp]$", "$1")
                .replaceAll("CASE WHEN \\((.*?) IS NOT NULL\\) THEN ([01]) ELSE NULL END", "$2[$1]");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        sal = ' 12 '        ; ($3 = 12)
        sal = '-5'          ; ($3 = NEGATE(5))
        sal = '+.5'         ; (CAST($3 AS DECIMAL(11, 1)) = 0.5)
        sal = '1e2'         ; ($3 = 100)
        sal = '1x'          ; (0[$3] = 1['1x'])
        sal = ''            ; (0[$3] = 1[''])
        'x' < sal           ; (1['x'] < 0[$3])
        sal IS '3'          ; ((($3 IS NULL) AND (3 IS NULL)) OR (($3 = 3) IS TRUE))
        """)
    void aNumberColumnMakesNumbersOfTextsThatLookLikeOne(String comparison, String read) {
        assertThat(value(comparison)).isEqualTo(read);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        ename = 3           ; ($1 = '3')
        ename = 3.5         ; ($1 = TEXT_OF_NUMBER?(3.5d))
        ename = sal + 1     ; ($1 = CAST(($3 + 1) AS TEXT))
        CAST(sal AS TEXT) = 3      ; (CAST($3 AS TEXT) = '3')
        """)
    void aTextColumnMakesTextsOfNumbers(String comparison, String read) {
        assertThat(value(comparison)).isEqualTo(read);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        (ename || 'x') = sal ; (NUMBER_OF_TEXT?(CONCAT($1, 'x')) = CAST($3 AS DOUBLE))
        (ename || 'x') = 3   ; (1[CONCAT($1, 'x')] = 0[3])
        3 = '3'              ; (0[3] = 1['3'])
        CAST(ename AS INTEGER) = '3' ; (CAST($1 AS INTEGER32) = 3)
        """)
    void anExpressionAsksForNothing(String comparison, String read) {
        assertThat(value(comparison)).isEqualTo(read);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        hiredate = '5'      ; (1[$4] = 0['5'])
        hiredate = 7        ; (1[$4] = 0[7])
        hiredate < sal      ; (1[$4] < 0[$3])
        hiredate = 'abc'    ; ($4 = 'abc')
        hiredate < 'abc'    ; ($4 < 'abc')
        hiredate < ename    ; ($4 < TEXT_BESIDE_DATE?($1))
        ename >= hiredate   ; (TEXT_BESIDE_DATE?($1) >= $4)
        hiredate = ename    ; ($4 = $1)
        hiredate < hiredate ; ($4 < $4)
        """)
    void aDateIsATextThatMakesNumbers(String comparison, String read) {
        assertThat(value(comparison)).isEqualTo(read);
    }

    /** {@code sal = '1.00000000000000001'} is {@code sal = 1} in SQLite. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "sal = '1.00000000000000001'",
                "sal > '9223372036854775808'",
                "sal = '9007199254740993.0'",
                "sal >= '1e-400'"
            })
    void aTextOfMoreDigitsThanANumberHasIsRefused(String condition) {
        assertThatThrownBy(() -> read("SELECT 1 FROM emp WHERE " + condition))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("more digits than floating point has");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT sal AS x FROM emp UNION ALL SELECT sal + 1 FROM emp) AS u WHERE x = '3'",
                "SELECT ename AS x FROM emp UNION ALL SELECT ename || 'a' FROM emp) AS u WHERE x = 3"
            })
    void anAffinityOfOneArmAloneIsRefused(String from) {
        assertThatThrownBy(() -> read("SELECT 1 FROM (" + from))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("affinity is that of one arm");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        SELECT 1 FROM (SELECT ename AS x FROM emp UNION ALL SELECT ename FROM emp) AS u WHERE x = 3  ; Filter[($0 = '3')]
        SELECT 1 FROM (SELECT sal AS x FROM emp UNION ALL SELECT deptno FROM emp) AS u WHERE x = '3' ; Filter[($0 = 3)]
        """)
    void anAffinityOfAllArmsCounts(String query, String filter) {
        assertThat(read(query)).contains(filter);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
        -ename              ; NEGATE(PREFIX_NUMBER?($1))
        ename % sal         ; REMAINDER_OF_WHOLE_PARTS?(PREFIX_NUMBER?($1), $3)
        sal % ename         ; REMAINDER_OF_WHOLE_PARTS?($3, PREFIX_NUMBER?($1))
        """)
    void arithmeticTakesTheNumberAtTheBeginning(String expression, String read) {
        assertThat(value(expression)).isEqualTo(read);
    }

    /** Of ' 1' and '1' SQLite sums up both. */
    @ParameterizedTest
    @ValueSource(strings = {"SUM(DISTINCT ename)", "AVG(DISTINCT ename)"})
    void aSumOfDistinctTextsIsRefused(String aggregate) {
        assertThatThrownBy(() -> value(aggregate))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("of distinct texts");
    }

    /** The cast that makes the arms have one type is Calcite's: INSTR asks for nothing, and {@code sal} for a number. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT x = '1.0' FROM (SELECT INSTR(ename, 'a') AS x FROM emp UNION SELECT CAST(sal AS REAL) FROM emp) AS v",
                "WITH v(x) AS (SELECT INSTR(ename, 'a') FROM emp UNION SELECT CAST(sal AS REAL) FROM emp) SELECT x = '1.0' FROM v"
            })
    void whatAnArmAsksForIsNotWhatItIsCastTo(String query) {
        assertThatThrownBy(() -> read(query))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("one arm of a compound query");
    }
}
