package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.prover.Prover.Outcome;
import io.panoptes.sql.oracle.Semantics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pairs that look alike and differ: each has fooled a prover, or might. */
class SoundnessTest {
    private static final String[] SCHEMA = {
        "CREATE TABLE t (a INT, b INT, c INT)",
        "CREATE TABLE u (a INT, b INT)",
        "CREATE TABLE k (id INT PRIMARY KEY, x INT UNIQUE, p INT REFERENCES parent (id), f BOOLEAN, g BOOLEAN)",
        "CREATE TABLE parent (id INT PRIMARY KEY, y INT)",
        "CREATE TABLE n (v INT NOT NULL CHECK (v > 0))",
        "CREATE TABLE w (s VARCHAR(9), d DATE, m TIMESTAMP, m2 TIMESTAMP, q DECIMAL(9, 4))"
    };

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // NULL in predicates
                "SELECT a FROM t WHERE c >= c OR c < c | SELECT a FROM t",
                "SELECT c = c FROM t | SELECT TRUE FROM t",
                "SELECT (f < g) < (f = f) FROM k | SELECT FALSE FROM k",
                "SELECT FALSE FROM k | SELECT (f < g) < (f = f) FROM k",
                "SELECT a FROM t WHERE NOT (a = 1) | SELECT a FROM t WHERE a IS DISTINCT FROM 1",
                "SELECT a FROM t WHERE a = 1 OR a <> 1 | SELECT a FROM t",
                "SELECT CASE WHEN a = 1 THEN 0 ELSE 1 END FROM t | SELECT CASE WHEN a <> 1 THEN 1 ELSE 0 END FROM t",
                // NOT IN and NULL
                "SELECT a FROM t WHERE a NOT IN (SELECT a FROM u) | SELECT a FROM t WHERE NOT EXISTS (SELECT 1 FROM u WHERE u.a = t.a)",
                "SELECT a FROM t WHERE a IN (SELECT a FROM u) | SELECT t.a FROM t JOIN u ON t.a = u.a",
                "SELECT a FROM t WHERE a > ALL (SELECT a FROM u) | SELECT a FROM t WHERE a > (SELECT MAX(a) FROM u)",
                "SELECT a IN (SELECT a FROM u) FROM t | SELECT EXISTS (SELECT 1 FROM u WHERE u.a = t.a) FROM t",
                // keys
                "SELECT k.id FROM k JOIN parent ON k.p = parent.id | SELECT id FROM k",
                "SELECT k1.id FROM k k1 JOIN k k2 ON k1.x = k2.x | SELECT id FROM k",
                "SELECT DISTINCT x FROM k | SELECT x FROM k",
                "SELECT t1.a FROM t t1 JOIN t t2 ON t1.a = t2.a | SELECT a FROM t WHERE a IS NOT NULL",
                "SELECT parent.id FROM parent JOIN k ON k.p = parent.id | SELECT id FROM parent",
                "SELECT DISTINCT p FROM k | SELECT id FROM parent",
                // duplicates
                "SELECT a FROM t UNION SELECT a FROM t | SELECT a FROM t",
                "SELECT a FROM t EXCEPT ALL SELECT a FROM u | SELECT a FROM t EXCEPT SELECT a FROM u",
                "SELECT a FROM t INTERSECT ALL SELECT a FROM u | SELECT a FROM t INTERSECT SELECT a FROM u",
                "SELECT a FROM t EXCEPT ALL SELECT a FROM u | SELECT a FROM t WHERE a NOT IN (SELECT a FROM u)",
                "SELECT a FROM t UNION ALL SELECT a FROM t | SELECT a FROM t",
                "SELECT a FROM t INTERSECT ALL SELECT a FROM u | SELECT a FROM u INTERSECT SELECT a FROM t",
                // aggregates
                "SELECT COUNT(c) FROM t | SELECT COUNT(*) FROM t",
                "SELECT SUM(a) FROM t | SELECT COALESCE(SUM(a), 0) FROM t",
                "SELECT COUNT(*) FROM t | SELECT COUNT(*) FROM t GROUP BY a",
                "SELECT COUNT(*) FROM t WHERE a = 1 | SELECT COUNT(*) FROM t WHERE a = 1 GROUP BY a",
                "SELECT MAX(a) FROM t | SELECT MAX(a) FROM t WHERE a > 0",
                "SELECT SUM(a) FROM t | SELECT SUM(DISTINCT a) FROM t",
                "SELECT AVG(a) FROM t | SELECT SUM(a) / COUNT(*) FROM t",
                "SELECT SUM(a + b) FROM t | SELECT SUM(a) + SUM(b) FROM t",
                "SELECT SUM(a) FROM t UNION ALL SELECT SUM(a) FROM u | SELECT SUM(a) FROM (SELECT a FROM t UNION ALL SELECT a FROM u) x",
                "SELECT a, COUNT(*) FROM t GROUP BY a | SELECT a, COUNT(a) FROM t GROUP BY a",
                "SELECT a FROM t GROUP BY a, b | SELECT a FROM t GROUP BY a",
                "SELECT COUNT(DISTINCT a) FROM t | SELECT COUNT(*) FROM (SELECT DISTINCT a FROM t) x",
                "SELECT SUM(1) FROM t | SELECT COUNT(*) FROM t",
                "SELECT a, COUNT(*) FROM t GROUP BY ROLLUP(a) | SELECT a, COUNT(*) FROM t GROUP BY a",
                "SELECT (SELECT SUM(t.a) FROM u) FROM t | SELECT t.a * (SELECT COUNT(*) FROM u) FROM t",
                // outer joins
                "SELECT t.a FROM t LEFT JOIN u ON FALSE | SELECT t.a FROM t JOIN u ON FALSE",
                "SELECT t.a, u.b FROM t LEFT JOIN u ON t.a = u.a WHERE u.b > 0 | SELECT t.a, u.b FROM t LEFT JOIN u ON t.a = u.a AND u.b > 0",
                "SELECT t.a FROM t LEFT JOIN u ON t.a = u.a | SELECT t.a FROM t",
                "SELECT t.a FROM t FULL JOIN u ON t.a = u.a | SELECT t.a FROM t LEFT JOIN u ON t.a = u.a",
                "SELECT t.a FROM t LEFT JOIN u ON t.a = u.a WHERE u.a IS NULL | SELECT a FROM t WHERE a NOT IN (SELECT a FROM u)",
                // arithmetic
                "SELECT a FROM t WHERE a / 2 = 1 | SELECT a FROM t WHERE a = 2",
                "SELECT 1 / 2 FROM t | SELECT 0.5 FROM t",
                "SELECT 7 / 2 FROM t | SELECT 3.5 FROM t",
                "SELECT a * 0 FROM t | SELECT 0 FROM t",
                "SELECT a - a FROM t | SELECT 0 FROM t",
                "SELECT a / a FROM t | SELECT 1 FROM t WHERE a IS NOT NULL",
                // windows
                "SELECT RANK() OVER (ORDER BY a) FROM t | SELECT DENSE_RANK() OVER (ORDER BY a) FROM t",
                "SELECT SUM(a) OVER (ORDER BY b) FROM t | SELECT SUM(a) OVER () FROM t",
                "SELECT RANK() OVER (ORDER BY a) FROM t | SELECT RANK() OVER (ORDER BY a DESC) FROM t",
                // functions with settings, and casts that cut
                "SELECT TRIM(LEADING 'x' FROM s) FROM w | SELECT TRIM(BOTH 'x' FROM s) FROM w",
                "SELECT TRIM(TRAILING 'x' FROM s) FROM w | SELECT TRIM(LEADING 'x' FROM s) FROM w",
                "SELECT EXTRACT(YEAR FROM d) FROM w | SELECT EXTRACT(MONTH FROM d) FROM w",
                "SELECT EXTRACT(DOW FROM d) FROM w | SELECT EXTRACT(DOY FROM d) FROM w",
                "SELECT FLOOR(m TO MONTH) FROM w | SELECT FLOOR(m TO YEAR) FROM w",
                "SELECT TIMESTAMPDIFF(DAY, m, m2) FROM w | SELECT TIMESTAMPDIFF(HOUR, m, m2) FROM w",
                "SELECT CAST(s AS VARCHAR(1)) FROM w | SELECT s FROM w",
                "SELECT CAST(s AS VARCHAR(1)) FROM w | SELECT CAST(s AS VARCHAR(2)) FROM w",
                "SELECT CAST(s AS CHAR(3)) FROM w | SELECT s FROM w",
                "SELECT CAST(q AS INT) FROM w | SELECT q FROM w",
                "SELECT CAST(q AS DECIMAL(5, 1)) FROM w | SELECT q FROM w",
                "SELECT CAST(m AS DATE) FROM w | SELECT m FROM w",
                "SELECT CAST(a AS VARCHAR(9)) FROM t | SELECT a FROM t",
                "SELECT CAST(CAST(a AS DECIMAL(9, 2)) AS VARCHAR(9)) FROM t | SELECT CAST(a AS VARCHAR(9)) FROM t",
                "SELECT ROUND(q, 1) FROM w | SELECT ROUND(q) FROM w",
                "SELECT s LIKE 'a%' FROM w | SELECT s LIKE 'a' FROM w",
                "SELECT s LIKE 'a!%' ESCAPE '!' FROM w | SELECT s LIKE 'a!%' FROM w",
                "SELECT s LIKE 'a\\%' ESCAPE '\\' FROM w | SELECT s LIKE 'a%' FROM w",
                "SELECT s LIKE '%' FROM w | SELECT TRUE FROM w",
                "SELECT s LIKE '_%' FROM w | SELECT s IS NOT NULL FROM w WHERE s IS NOT NULL",
                "SELECT s LIKE '%%' ESCAPE '%' FROM w | SELECT s LIKE '%' FROM w",
                "SELECT s LIKE '' FROM w | SELECT s LIKE '%' FROM w",
                "SELECT s LIKE 'a!%' ESCAPE '!' FROM w | SELECT s LIKE 'a!%' ESCAPE '?' FROM w",
                "SELECT s || 'a' FROM w | SELECT 'a' || s FROM w",
                "SELECT s FROM w WHERE s < 'b' | SELECT s FROM w WHERE s < 'a'",
                "SELECT m + INTERVAL '1' DAY FROM w | SELECT m + INTERVAL '1' MONTH FROM w",
                "SELECT d + INTERVAL '1' YEAR FROM w | SELECT d + INTERVAL '1' MONTH FROM w",
                "SELECT LISTAGG(s, ',') WITHIN GROUP (ORDER BY s) FROM w | SELECT LISTAGG(s, ';') WITHIN GROUP (ORDER BY s) FROM w",
                "SELECT STDDEV_POP(q) FROM w | SELECT STDDEV_SAMP(q) FROM w",
                "SELECT LAG(a, 1) OVER (ORDER BY id) FROM (SELECT id, x AS a FROM k) z | SELECT LAG(a, 2) OVER (ORDER BY id) FROM (SELECT id, x AS a FROM k) z",
                // checks
                "SELECT v FROM n WHERE v > 1 | SELECT v FROM n",
                "SELECT COUNT(*) FROM n WHERE v > 0 | SELECT SUM(v) FROM n",
            })
    void staysOpen(String left, String right) {
        try {
            assertThat(Proving.over(SCHEMA).leavesOpen(left, right)).isTrue();
        } catch (Unsupported | SqlError e) {
            assertThat(e)
                    .as("the front has no words for it, so that nothing can go wrong")
                    .isNotNull();
        }
    }

    /** Argus, listing 11: SQLSolver took the comparison of two Booleans for FALSE, which may be TRUE or NULL. */
    @Test
    void aComparisonOfBooleansIsNotAlwaysFalse() {
        Proving booleans = Proving.over("CREATE TABLE t1 (c0 BOOLEAN, c1 BOOLEAN)");
        String always = "SELECT FALSE FROM t1";
        String compared = "SELECT (t1.c1 < t1.c0) < (t1.c1 = t1.c1) FROM t1";
        assertThat(booleans.proves(always, compared)).isFalse();
        assertThat(booleans.proves(compared, always)).isFalse();
        assertThat(booleans.proves(compared, compared)).isTrue();
    }

    @Test
    void queriesOfDifferentWidthAreNotEqualEvenWithoutRows() {
        assertThat(Proving.over(SCHEMA).proves("SELECT a FROM t WHERE FALSE", "SELECT a, b FROM t WHERE FALSE"))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT a FROM t ORDER BY b LIMIT 1",
                "SELECT a FROM t LIMIT 1",
                "SELECT CURRENT_TIMESTAMP FROM t",
                "SELECT b, ROW_NUMBER() OVER (ORDER BY a) FROM t",
                "SELECT (SELECT a FROM u) FROM t",
            })
    void whatHasNoOneAnswerIsNotEqualToItself(String query) {
        assertThat(Proving.over(SCHEMA).outcome(query, query)).isInstanceOf(Outcome.Open.class);
    }

    @Test
    void anAssumptionHasToBeAllowed() {
        String query = "SELECT (SELECT a FROM u) FROM t";
        assertThat(Proving.over(SCHEMA).allowing(Assumption.ONE_ROW_SUBQUERIES).proves(query, query))
                .isTrue();
        assertThat(Proving.over(SCHEMA)
                        .allowing(Assumption.SAME_CHOICE_AMONG_TIES)
                        .proves(query, query))
                .isFalse();
    }

    @Test
    void setsAreNotBags() {
        String once = "SELECT DISTINCT a FROM t";
        String often = "SELECT a FROM t";
        assertThat(Proving.over(SCHEMA).proves(once, often)).isFalse();
        assertThat(Proving.over(SCHEMA).as(Semantics.SET).proves(once, often)).isTrue();
    }
}
