package io.panoptes.equivalence.front.folding;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.Evaluator;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The folded queries give letter by letter what MySQL 8.0.33 gives; each was run there on the same rows. */
class FoldedProblemTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE t (k INT PRIMARY KEY, a INT, s VARCHAR(9), u VARCHAR(9), FOREIGN KEY (u) REFERENCES r (s))",
            "CREATE TABLE r (a INT, s VARCHAR(9) PRIMARY KEY, CHECK (s <> 'x'), CHECK (a > 0))"));
    private static final Database ROWS = new Database(
            SCHEMA,
            Map.of(
                    "t",
                    List.of(row(1, 1, "a", "A"), row(2, 1, "A", "b"), row(3, 2, "b", "B")),
                    "r",
                    List.of(Row.of(Value.of(1), Value.of("A")), Row.of(Value.of(2), Value.of("B")))));

    private static Row row(long k, long a, String s, String u) {
        return Row.of(Value.of(k), Value.of(a), Value.of(s), Value.of(u));
    }

    private static Relation query(String text) {
        return new Front(SCHEMA, ReadingProfiles.named("mysql")).translate(text);
    }

    private static Optional<Problem> folded(String left, String right) {
        return FoldedProblem.of(new Problem(SCHEMA, query(left), query(right), Semantics.BAG));
    }

    private static List<String> answer(Relation query) {
        Evaluator.Outcome outcome = new Evaluator(Meaning.STRICT).evaluate(query, ROWS);
        assertThat(outcome).isInstanceOf(Evaluator.Outcome.Rows.class);
        return ((Evaluator.Outcome.Rows) outcome)
                .answer().rows().stream().map(Row::toString).sorted().toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            SELECT k, s FROM t WHERE s = 'a' | SELECT k, s FROM t WHERE k < 3
            SELECT k, u FROM t WHERE s = u | SELECT k, u FROM t WHERE k <> 2
            SELECT k FROM t WHERE s IN (SELECT s FROM r) | SELECT k FROM t
            SELECT k FROM t WHERE s >= ALL (SELECT s FROM t) | SELECT k FROM t WHERE k = 3
            SELECT x.s FROM t x JOIN t y ON x.s = y.s AND x.k < y.k | SELECT s FROM t WHERE k = 1
            SELECT k FROM t x WHERE EXISTS (SELECT 1 FROM t y WHERE y.s = x.s AND y.k <> x.k) | SELECT k FROM t WHERE k < 3
            SELECT k, ROW_NUMBER() OVER (PARTITION BY s ORDER BY k) FROM t | SELECT k, CASE WHEN k = 2 THEN 2 ELSE 1 END FROM t
            SELECT k FROM (SELECT k, s FROM t ORDER BY s, k DESC LIMIT 1) x | SELECT 2
            SELECT COUNT(*) FROM t GROUP BY s | SELECT COUNT(*) FROM t GROUP BY a
            SELECT COUNT(DISTINCT s) FROM t | SELECT 2
            SELECT COUNT(*) FROM (SELECT s FROM t UNION SELECT u FROM t) x | SELECT 2
            SELECT COUNT(*) FROM (SELECT s FROM t EXCEPT SELECT s FROM r) x | SELECT 0
            SELECT k, s FROM t UNION SELECT k, s FROM t WHERE a = 1 | SELECT k, s FROM t
            SELECT CASE s WHEN 'A' THEN 1 ELSE 0 END FROM t | SELECT CASE WHEN k < 3 THEN 1 ELSE 0 END FROM t
            SELECT k FROM t WHERE NULLIF(s, u) IS NULL | SELECT k FROM t WHERE k <> 2
            """)
    void bothGiveTheSame(String left, String right) {
        Problem problem = folded(left, right).orElseThrow();
        assertThat(answer(problem.left())).isEqualTo(answer(problem.right()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            SELECT k, s FROM t WHERE s = u | SELECT k, u FROM t WHERE s = u
            SELECT x.s FROM t x JOIN t y ON x.s = y.s AND x.k < y.k | SELECT y.s FROM t x JOIN t y ON x.s = y.s AND x.k < y.k
            SELECT k, CASE WHEN s > u THEN s ELSE u END FROM t | SELECT k, CASE WHEN s >= u THEN s ELSE u END FROM t
            SELECT k, CASE WHEN s = 'b' THEN 'b' ELSE s END FROM t | SELECT k, CASE WHEN s = 'b' AND k > 3 THEN 'b' ELSE u END FROM t
            SELECT k, HEX(s) FROM t WHERE s = u | SELECT k, HEX(u) FROM t WHERE s = u
            SELECT k FROM t WHERE s = 'a' | SELECT k FROM t WHERE s = 'b'
            """)
    void theyDiffer(String left, String right) {
        Problem problem = folded(left, right).orElseThrow();
        assertThat(problem.left()).isNotEqualTo(problem.right());
        assertThat(answer(problem.left())).isNotEqualTo(answer(problem.right()));
    }

    /** {@code 'ß'} is {@code 'ss'}, has one letter, and is not LIKE it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            SELECT k FROM t WHERE s LIKE 'ss' | SELECT k FROM t WHERE s = 'ss'
            SELECT k FROM t WHERE s = 'ss' AND CHAR_LENGTH(s) = 2 | SELECT k FROM t WHERE s = 'ss'
            SELECT k FROM t WHERE s = u AND SUBSTRING(s, 1, 1) = 's' | SELECT k FROM t WHERE s = u AND SUBSTRING(u, 1, 1) = 's'
            """)
    void whatLooksIntoATextIsNotOfItInLowerCase(String left, String right) {
        Problem problem = folded(left, right).orElseThrow();
        assertThat(problem.left()).isNotEqualTo(problem.right());
        assertThat(problem.left().toString()).doesNotContain("LIKE, arguments=[Call[operator=LOWER");
        assertThat(problem.left().toString()).doesNotContain("LENGTH, arguments=[Call[operator=LOWER");
        assertThat(problem.left().toString()).doesNotContain("SUBSTRING, arguments=[Call[operator=LOWER");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            SELECT CHAR_LENGTH(s) FROM t GROUP BY s
            SELECT CHAR_LENGTH(x) FROM (SELECT MAX(s) AS x FROM t) y
            SELECT k FROM (SELECT DISTINCT s AS p FROM t) x JOIN t ON k = 1 WHERE p LIKE 'a'
            SELECT HEX(p) FROM (SELECT s AS p FROM t UNION SELECT s FROM r) x
            SELECT HEX(GREATEST(s, u)) FROM t
            """)
    void nothingIsKnownWhereAQueryLooksIntoOneOfSeveral(String query) {
        assertThat(folded(query, "SELECT 1")).isEmpty();
    }

    @Test
    void aQueryThatComparesNoTextsStaysAsItIs() {
        String query = "SELECT s, CONCAT(u, 'x') FROM t WHERE a = 1 AND s IS NOT NULL ORDER BY k LIMIT 2";
        Problem problem = folded(query, "SELECT DISTINCT k, s FROM t").orElseThrow();
        assertThat(problem.left()).isEqualTo(query(query));
        assertThat(problem.right()).isEqualTo(query("SELECT DISTINCT k, s FROM t"));
    }

    @Test
    void ofTextsOnlyKeysAreKept() {
        Schema schema = folded("SELECT 1", "SELECT 1").orElseThrow().schema();
        assertThat(schema.table("t").orElseThrow().constraints())
                .containsExactly(new Constraint.PrimaryKey(List.of("k")));
        assertThat(schema.table("r").orElseThrow().constraints())
                .hasSize(2)
                .hasAtLeastOneElementOfType(Constraint.PrimaryKey.class)
                .hasAtLeastOneElementOfType(Constraint.Check.class);
    }
}
