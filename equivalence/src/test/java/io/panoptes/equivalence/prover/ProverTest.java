package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Pairs that are equal, one for each way of being so. */
class ProverTest {
    static final String[] SCHEMA = {
        "CREATE TABLE t (a INT, b INT, c INT)",
        "CREATE TABLE u (a INT, b INT)",
        "CREATE TABLE k (id INT PRIMARY KEY, x INT UNIQUE, p INT REFERENCES parent (id), q INT NOT NULL REFERENCES parent (id))",
        "CREATE TABLE parent (id INT PRIMARY KEY, y INT)",
        "CREATE TABLE n (v INT NOT NULL CHECK (v > 0))",
        "CREATE TABLE s (v VARCHAR(9))"
    };

    static final List<String> PAIRS = List.of(
            // partitions
            "SELECT a FROM t | SELECT a FROM t WHERE b > 0 UNION ALL SELECT a FROM t WHERE NOT (b > 0) UNION ALL SELECT a FROM t WHERE (b > 0) IS NULL",
            "SELECT a FROM t | SELECT a FROM t WHERE a = 1 UNION ALL SELECT a FROM t WHERE a IS DISTINCT FROM 1",
            // keys
            "SELECT k.id FROM k JOIN parent ON k.q = parent.id | SELECT id FROM k",
            "SELECT k.id FROM k JOIN parent ON k.p = parent.id | SELECT id FROM k WHERE p IS NOT NULL",
            "SELECT DISTINCT id, x FROM k | SELECT id, x FROM k",
            "SELECT k1.x, k2.p FROM k k1 JOIN k k2 ON k1.id = k2.id | SELECT x, p FROM k",
            "SELECT k.id FROM k LEFT JOIN parent ON k.p = parent.id | SELECT id FROM k",
            "SELECT id, SUM(x) FROM k GROUP BY id | SELECT id, x FROM k",
            // joins and subqueries
            "SELECT t.a FROM t, u WHERE t.a = u.a | SELECT t.a FROM u JOIN t ON u.a = t.a",
            "SELECT a FROM t WHERE EXISTS (SELECT 1 FROM u WHERE u.a = t.a) | SELECT a FROM t WHERE a IN (SELECT a FROM u)",
            "SELECT DISTINCT t.a FROM t JOIN u ON t.a = u.a | SELECT a FROM t INTERSECT SELECT a FROM u WHERE a IS NOT NULL",
            "SELECT a FROM t WHERE NOT EXISTS (SELECT 1 FROM u WHERE u.a = t.a) | SELECT t.a FROM t LEFT JOIN u ON t.a = u.a WHERE u.a IS NULL",
            "SELECT t.a, u.b FROM t LEFT JOIN u ON t.a = u.a WHERE u.b > 0 | SELECT t.a, u.b FROM t JOIN u ON t.a = u.a WHERE u.b > 0",
            // aggregates
            "SELECT COUNT(*) FROM t | SELECT SUM(1) FILTER (WHERE TRUE) + 0 FROM t WHERE FALSE GROUP BY a UNION ALL SELECT COUNT(1) FROM t",
            "SELECT a, SUM(b) FROM t GROUP BY a HAVING a > 1 | SELECT a, SUM(b) FROM t WHERE a > 1 GROUP BY a",
            "SELECT COUNT(*) FROM t WHERE a > 1 | SELECT COALESCE(SUM(CASE WHEN a > 1 THEN 1 ELSE 0 END), 0) FROM t",
            "SELECT SUM(a * 2) FROM t | SELECT 2 * SUM(a) FROM t",
            "SELECT MAX(a) FROM t | SELECT MAX(m) FROM (SELECT b, MAX(a) AS m FROM t GROUP BY b) x",
            "SELECT SUM(a) FROM t | SELECT SUM(s) FROM (SELECT b, SUM(a) AS s FROM t GROUP BY b) x",
            "SELECT COUNT(DISTINCT a) FROM t | SELECT COUNT(a) FROM (SELECT DISTINCT a FROM t) x",
            "SELECT v FROM n WHERE v > 0 | SELECT v FROM n",
            "SELECT ROUND(SUM(a) * 0.5) FROM t | SELECT ROUND(SUM(a) * 0.5, 0) FROM t",
            "SELECT k.id, (SELECT COUNT(u.b) FROM u WHERE u.a = k.x) FROM k | SELECT k.id, COUNT(u.b) FROM k LEFT JOIN u ON u.a = k.x GROUP BY k.id",
            "SELECT SUM(a) FROM t | SELECT SUM(s) FROM (SELECT SUM(a) AS s FROM t WHERE b > 0 UNION ALL SELECT SUM(a) FROM t WHERE b <= 0 OR b IS NULL) x",
            // windows and limits
            "SELECT a, MAX(b) OVER (PARTITION BY a) FROM t | SELECT t.a, x.m FROM t JOIN (SELECT a, MAX(b) AS m FROM t GROUP BY a) x ON x.a IS NOT DISTINCT FROM t.a",
            "SELECT id FROM (SELECT id, RANK() OVER (PARTITION BY p ORDER BY q) AS r FROM k) x WHERE r = 1 | SELECT id FROM (SELECT id, DENSE_RANK() OVER (PARTITION BY p ORDER BY q) AS r FROM k) x WHERE r = 1",
            "SELECT a FROM t ORDER BY a LIMIT 3 | SELECT a FROM (SELECT a, ROW_NUMBER() OVER (ORDER BY a) AS r FROM t) x WHERE r <= 3",
            "SELECT id FROM (SELECT id, ROW_NUMBER() OVER (ORDER BY id) AS r FROM k) x WHERE r <= 3 | SELECT id FROM k ORDER BY id LIMIT 3",
            "SELECT id, RANK() OVER (ORDER BY id) FROM k | SELECT id, ROW_NUMBER() OVER (ORDER BY id) FROM k",
            "SELECT a, SUM(b) OVER (PARTITION BY a) FROM t | SELECT a, (SELECT SUM(b) FROM t s WHERE s.a IS NOT DISTINCT FROM t.a) FROM t",
            // texts
            "SELECT v FROM s WHERE v LIKE '%' | SELECT v FROM s WHERE v IS NOT NULL",
            // scalar subqueries
            "SELECT k.id, (SELECT y FROM parent WHERE parent.id = k.p) FROM k | SELECT k.id, parent.y FROM k LEFT JOIN parent ON parent.id = k.p");

    @ParameterizedTest
    @FieldSource("PAIRS")
    void proves(String pair) {
        String left = pair.split("\\|")[0];
        String right = pair.split("\\|")[1];
        assertThat(Proving.over(SCHEMA).outcome(left, right)).isInstanceOf(Prover.Outcome.Proof.class);
        assertThat(Proving.over(SCHEMA).outcome(right, left)).isInstanceOf(Prover.Outcome.Proof.class);
    }
}
