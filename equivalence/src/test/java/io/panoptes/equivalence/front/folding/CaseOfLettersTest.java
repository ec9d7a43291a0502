package io.panoptes.equivalence.front.folding;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each pair was run on MySQL 9. */
class CaseOfLettersTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE t (id INT PRIMARY KEY, a INT, s VARCHAR(9), u VARCHAR(9))", "CREATE TABLE q (k VARCHAR(9))"));

    private static Problem problem(String left, String right) {
        QueryPair pair = new QueryPair(SCHEMA, left, right, Semantics.BAG);
        return ((Readings.Read) Readings.of(pair, List.of(ReadingProfiles.named("mysql"))))
                .first()
                .problem();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    SELECT s FROM t WHERE s = 'a' | SELECT 'a' FROM t WHERE s = 'a'
                    SELECT MAX(s) FROM t | SELECT MIN(s) FROM t
                    SELECT s FROM t UNION SELECT u FROM t | SELECT u FROM t UNION SELECT s FROM t
                    SELECT t.s FROM t JOIN q ON s = k | SELECT q.k FROM t JOIN q ON s = k
                    SELECT HEX(s) FROM t JOIN q ON s = k | SELECT HEX(k) FROM t JOIN q ON s = k
                    SELECT x.s FROM t x JOIN t y ON x.s = y.s WHERE x.a = 1 | SELECT y.s FROM t x JOIN t y ON x.s = y.s WHERE x.a = 1
                    SELECT x.s FROM t x WHERE NOT EXISTS (SELECT 1 FROM t y WHERE y.s <= x.s AND y.s >= x.s AND y.id < x.id) | SELECT s FROM t GROUP BY s
                    """)
    void aProofLeavesTheCaseOfOtherTextsOpen(String left, String right) {
        assertThat(CaseOfLetters.againstProof(problem(left, right))).isPresent();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    SELECT id FROM t WHERE s = 'a' | SELECT id FROM t WHERE s = 'A'
                    SELECT DISTINCT s FROM t | SELECT s FROM t GROUP BY s
                    SELECT CONCAT(s, 'x') FROM t | SELECT CONCAT(s, 'x') FROM t WHERE 1 = 1
                    SELECT x.s FROM t x JOIN t y ON x.id = y.a | SELECT x.s FROM t x, t y WHERE x.id = y.a
                    """)
    void aProofStandsWhereTextsComeFromTheSameColumns(String left, String right) {
        assertThat(CaseOfLetters.againstProof(problem(left, right))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    SELECT id FROM t WHERE s IN (SELECT 'A' FROM q) | SELECT id FROM t WHERE s IN (SELECT 'a' FROM q)
                    SELECT id FROM t WHERE s = 'a' AND s = 'a ' | SELECT id FROM t WHERE 1 = 0
                    SELECT id FROM t WHERE s = '' | SELECT id FROM t WHERE s = '  '
                    SELECT COUNT(*) FROM (SELECT 'A' AS c UNION SELECT 'a') z | SELECT 1
                    SELECT COUNT(DISTINCT LOWER(s)) FROM t | SELECT COUNT(DISTINCT s) FROM t
                    """)
    void theAlgebraSaysNothingWhereOnlyCaseTellsTextsApart(String left, String right) {
        assertThat(CaseOfLetters.againstReading(problem(left, right))).isPresent();
    }

    /** MySQL takes each two of these for equal. */
    @ParameterizedTest
    @CsvSource({
        "e, é",
        "ss, ß",
        "o, ø",
        "か, カ",
        "か, が",
        "E, é",
        "σ, ς",
        "ασ, ΑΣ",
        "ך, כ",
        "1, ١",
        "a, a\u00AD",
        "😀, 😁"
    })
    void norWhereOnlyAccentsDo(String one, String other) {
        String both = "SELECT id FROM t WHERE s = '" + one + "' AND s <> '" + other + "'";
        Problem problem = problem("SELECT id FROM t WHERE s = '" + one + "'", both);
        assertThat(CaseOfLetters.againstReading(problem)).isPresent();
        Problem plain = problem("SELECT s FROM t", "SELECT u FROM t");
        assertThat(CaseOfLetters.againstDifference(plain, database(one, other))).isPresent();
    }

    @Test
    void chineseCharactersAreThemselvesAlone() {
        Problem problem = problem("SELECT id FROM t WHERE s = '北京'", "SELECT id FROM t WHERE s = '上海' OR s = 'a'");
        assertThat(CaseOfLetters.againstReading(problem)).isEmpty();
    }

    @Test
    void comparisonsWithConstantsAreReadWithoutCase() {
        String either = "SELECT UPPER(s) FROM t WHERE s IN ('A', 'b') AND LOWER(u) <> 'C'";
        String other = "SELECT UPPER(s) FROM t WHERE s IN ('a', 'B') AND u <> 'c'";
        assertThat(CaseOfLetters.againstReading(problem(either, other))).isEmpty();
    }

    @Test
    void aDatabaseMustNotHoldBothSpellings() {
        Problem problem = problem("SELECT s FROM t", "SELECT u FROM t");
        assertThat(CaseOfLetters.againstDifference(problem, database("a", "A"))).isPresent();
        assertThat(CaseOfLetters.againstDifference(problem, database("a", "b"))).isEmpty();
    }

    private static Database database(String s, String u) {
        return new Database(SCHEMA, Map.of("t", List.of(Row.of(Value.of(1), Value.of(2), Value.of(s), Value.of(u)))));
    }
}
