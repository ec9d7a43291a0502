package io.panoptes.benchmarks.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.benchmarks.mutants.MutantTrial.Fate;
import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Nothing is both proved and refuted, among pairs with one query changed. */
class DifferentialTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE t (a INT, b INT, c INT)",
            "CREATE TABLE u (a INT, b INT)",
            "CREATE TABLE k (id INT PRIMARY KEY, x INT UNIQUE, p INT REFERENCES parent (id), q INT NOT NULL REFERENCES parent (id))",
            "CREATE TABLE parent (id INT PRIMARY KEY, y INT)",
            "CREATE TABLE n (v INT NOT NULL CHECK (v > 0))",
            "CREATE TABLE s (v VARCHAR(9))"));

    /** A pair for each kind of rule. */
    private static final List<String> PAIRS = List.of(
            "SELECT a FROM t | SELECT a FROM t WHERE b > 0 UNION ALL SELECT a FROM t WHERE NOT (b > 0) UNION ALL SELECT a FROM t WHERE (b > 0) IS NULL",
            "SELECT a FROM t | SELECT a FROM t WHERE a = 1 UNION ALL SELECT a FROM t WHERE a IS DISTINCT FROM 1",
            "SELECT k.id FROM k JOIN parent ON k.q = parent.id | SELECT id FROM k",
            "SELECT k.id FROM k JOIN parent ON k.p = parent.id | SELECT id FROM k WHERE p IS NOT NULL",
            "SELECT DISTINCT id, x FROM k | SELECT id, x FROM k",
            "SELECT k1.x, k2.p FROM k k1 JOIN k k2 ON k1.id = k2.id | SELECT x, p FROM k",
            "SELECT k.id FROM k LEFT JOIN parent ON k.p = parent.id | SELECT id FROM k",
            "SELECT id, SUM(x) FROM k GROUP BY id | SELECT id, x FROM k",
            "SELECT t.a FROM t, u WHERE t.a = u.a | SELECT t.a FROM u JOIN t ON u.a = t.a",
            "SELECT a FROM t WHERE EXISTS (SELECT 1 FROM u WHERE u.a = t.a) | SELECT a FROM t WHERE a IN (SELECT a FROM u)",
            "SELECT DISTINCT t.a FROM t JOIN u ON t.a = u.a | SELECT a FROM t INTERSECT SELECT a FROM u WHERE a IS NOT NULL",
            "SELECT a FROM t WHERE NOT EXISTS (SELECT 1 FROM u WHERE u.a = t.a) | SELECT t.a FROM t LEFT JOIN u ON t.a = u.a WHERE u.a IS NULL",
            "SELECT t.a, u.b FROM t LEFT JOIN u ON t.a = u.a WHERE u.b > 0 | SELECT t.a, u.b FROM t JOIN u ON t.a = u.a WHERE u.b > 0",
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
            "SELECT a, MAX(b) OVER (PARTITION BY a) FROM t | SELECT t.a, x.m FROM t JOIN (SELECT a, MAX(b) AS m FROM t GROUP BY a) x ON x.a IS NOT DISTINCT FROM t.a",
            "SELECT id FROM (SELECT id, RANK() OVER (PARTITION BY p ORDER BY q) AS r FROM k) x WHERE r = 1 | SELECT id FROM (SELECT id, DENSE_RANK() OVER (PARTITION BY p ORDER BY q) AS r FROM k) x WHERE r = 1",
            "SELECT a FROM t ORDER BY a LIMIT 3 | SELECT a FROM (SELECT a, ROW_NUMBER() OVER (ORDER BY a) AS r FROM t) x WHERE r <= 3",
            "SELECT v FROM s WHERE v LIKE '%' | SELECT v FROM s WHERE v IS NOT NULL",
            "SELECT id FROM (SELECT id, ROW_NUMBER() OVER (ORDER BY id) AS r FROM k) x WHERE r <= 3 | SELECT id FROM k ORDER BY id LIMIT 3",
            "SELECT id, RANK() OVER (ORDER BY id) FROM k | SELECT id, ROW_NUMBER() OVER (ORDER BY id) FROM k",
            "SELECT a, SUM(b) OVER (PARTITION BY a) FROM t | SELECT a, (SELECT SUM(b) FROM t s WHERE s.a IS NOT DISTINCT FROM t.a) FROM t",
            "SELECT k.id, (SELECT y FROM parent WHERE parent.id = k.p) FROM k | SELECT k.id, parent.y FROM k LEFT JOIN parent ON parent.id = k.p");

    private static final MutantTrial TRIAL = new MutantTrial(Duration.ofSeconds(1), SolverSource.HERE, List.of());

    @Test
    void noMutantIsProvedAndRefuted() {
        List<Fate> fates = fates(120, 17);
        assertThat(fates).hasSize(120).noneMatch(Fate.Contradiction.class::isInstance);
        assertThat(fates)
                .as("some changes change nothing, most do")
                .hasAtLeastOneElementOfType(Fate.Proved.class)
                .hasAtLeastOneElementOfType(Fate.Refuted.class);
    }

    @Test
    @Tag("slow")
    void noneOfThousandsOfMutantsIsProvedAndRefuted() {
        for (long seed = 100; seed < 110; seed++) {
            assertThat(fates(500, seed)).noneMatch(Fate.Contradiction.class::isInstance);
        }
    }

    private static List<Fate> fates(int mutants, long seed) {
        List<Fate> fates = new ArrayList<>();
        TRIAL.run(pairs(), mutants, seed, fates::add);
        return fates;
    }

    private static List<Problem> pairs() {
        Front front = new Front(SCHEMA, ReadingProfile.STANDARD);
        return PAIRS.stream()
                .map(pair -> pair.split("\\|"))
                .map(sides -> new Problem(
                        SCHEMA,
                        front.translate(sides[0]),
                        front.translate(sides[1]),
                        Semantics.BAG,
                        CheckConditions.of(SCHEMA, ReadingProfile.STANDARD)))
                .toList();
    }
}
