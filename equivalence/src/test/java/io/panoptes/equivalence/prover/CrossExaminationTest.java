package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.evaluator.Evaluator;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.prover.examination.BagEvaluation;
import io.panoptes.equivalence.prover.examination.Claim;
import io.panoptes.equivalence.prover.examination.CrossExamination;
import io.panoptes.equivalence.prover.examination.Functions;
import io.panoptes.equivalence.prover.examination.NotEvaluated;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.translation.Translation;
import io.panoptes.equivalence.refuter.concrete.Proposals;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The evaluation of bags against the reference evaluator, and what the cross-examination sees. */
class CrossExaminationTest {
    private static final Proving SCHEMA = Proving.over(
            "CREATE TABLE t (a INT, b INT, c INT, f BOOLEAN)",
            "CREATE TABLE u (a INT, b INT)",
            "CREATE TABLE k (id INT PRIMARY KEY, x INT UNIQUE)");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a, b FROM t WHERE a > b OR c IS NULL",
                "SELECT a + b, a - c, a * 2, -a, ABS(b) FROM t",
                "SELECT a FROM t WHERE a IN (1, 2) AND f IS NOT FALSE",
                "SELECT a FROM t WHERE NOT (f AND a = 1)",
                "SELECT CASE WHEN f THEN a WHEN a > 1 THEN b END FROM t",
                "SELECT COALESCE(a, b, 0), NULLIF(a, b) FROM t",
                "SELECT a = b, a < b, a IS DISTINCT FROM b FROM t",
                "SELECT t.a, u.b FROM t JOIN u ON t.a = u.a",
                "SELECT t.a, u.b FROM t LEFT JOIN u ON t.a = u.a AND u.b > 0",
                "SELECT t.a, u.b FROM t RIGHT JOIN u ON t.a = u.a",
                "SELECT t.a, u.b FROM t FULL JOIN u ON t.a = u.a",
                "SELECT t.a, u.b FROM t CROSS JOIN u",
                "SELECT DISTINCT a, b FROM t",
                "SELECT a FROM t UNION SELECT a FROM u",
                "SELECT a FROM t UNION ALL SELECT a FROM u",
                "SELECT a FROM t INTERSECT SELECT a FROM u",
                "SELECT a FROM t INTERSECT ALL SELECT a FROM u",
                "SELECT a FROM t EXCEPT SELECT a FROM u",
                "SELECT a FROM t EXCEPT ALL SELECT a FROM u",
                "SELECT a FROM t EXCEPT ALL SELECT a FROM t",
                "SELECT a FROM t EXCEPT ALL SELECT a FROM t WHERE f",
                "SELECT a FROM t WHERE f EXCEPT ALL SELECT a FROM t",
                "SELECT a FROM t EXCEPT ALL SELECT b FROM t WHERE f",
                "SELECT a FROM t WHERE b > 0 EXCEPT ALL SELECT a FROM t WHERE b > 0 AND f",
                "SELECT a FROM t INTERSECT ALL SELECT a FROM t WHERE f",
                "SELECT a FROM t EXCEPT ALL (SELECT a FROM t EXCEPT ALL SELECT a FROM u)",
                "SELECT a FROM t EXCEPT ALL (SELECT a FROM u EXCEPT ALL SELECT a FROM t)",
                "SELECT a FROM t UNION ALL SELECT b FROM t EXCEPT ALL SELECT a FROM u",
                "SELECT a FROM t ORDER BY a LIMIT 2",
                "SELECT a, b FROM t ORDER BY b DESC, a LIMIT 2 OFFSET 1",
                "SELECT a FROM t ORDER BY a LIMIT 1",
                "SELECT a FROM t ORDER BY a DESC NULLS LAST OFFSET 2",
                "SELECT COUNT(*) FROM (SELECT a FROM t LIMIT 2) x",
                "SELECT COUNT(*) FROM (SELECT a FROM t ORDER BY b LIMIT 3 OFFSET 1) x",
                "SELECT 1 FROM (SELECT a FROM t LIMIT 2) x",
                "SELECT a, ROW_NUMBER() OVER (PARTITION BY a ORDER BY a) FROM t",
                "SELECT x.a, x.r FROM (SELECT a, b, ROW_NUMBER() OVER (ORDER BY a) AS r FROM t) x WHERE x.r <= 2",
                "SELECT ROW_NUMBER() OVER (ORDER BY f DESC), f, COUNT(*) OVER (PARTITION BY f) FROM t",
                "SELECT (SELECT a FROM t WHERE a IS NOT NULL ORDER BY a LIMIT 1) FROM u",
                "SELECT a FROM (SELECT a FROM t UNION ALL SELECT a FROM u) x ORDER BY a LIMIT 2",
                "SELECT id FROM (SELECT id FROM k WHERE x > 0 UNION ALL SELECT id FROM k WHERE x <= 0) y ORDER BY id"
                        + " LIMIT 2",
                "SELECT id FROM (SELECT id FROM (SELECT id FROM k ORDER BY id LIMIT 2) y) z ORDER BY id LIMIT 1",
                "SELECT k.id, COUNT(u.b) FROM k LEFT JOIN u ON u.a = k.id GROUP BY k.id",
                "SELECT SUM(n) FROM (SELECT SUM(a) AS n FROM t WHERE f UNION ALL SELECT SUM(a) FROM u) x",
                "SELECT a FROM t WHERE a IS NOT DISTINCT FROM b OR (a = b AND c = 1)",
                "SELECT a FROM t WHERE EXISTS (SELECT 1 FROM u WHERE u.a = t.a)",
                "SELECT a FROM t WHERE a IN (SELECT a FROM u)",
                "SELECT a FROM t WHERE a NOT IN (SELECT a FROM u WHERE u.b > t.b)",
                "SELECT a IN (SELECT a FROM u) FROM t",
                "SELECT a > ALL (SELECT a FROM u), a = ANY (SELECT b FROM u) FROM t",
                "SELECT (SELECT x FROM k WHERE k.id = t.a) FROM t",
                "SELECT (SELECT SUM(b) FROM u WHERE u.a = t.a) FROM t",
                "SELECT COUNT(*), COUNT(a), SUM(a), MIN(a), MAX(b), COUNT(DISTINCT a), SUM(DISTINCT a) FROM t",
                "SELECT AVG(CAST(a AS DECIMAL(20, 5))) FROM t",
                "SELECT a, COUNT(*), SUM(b) FROM t GROUP BY a",
                "SELECT a, SUM(b) FILTER (WHERE c > 0) FROM t GROUP BY a HAVING COUNT(*) > 1",
                "SELECT a, b, COUNT(*) FROM t GROUP BY ROLLUP (a, b)",
                "SELECT a, b, COUNT(*) FROM t GROUP BY GROUPING SETS ((a), (b), ())",
                "SELECT id, RANK() OVER (ORDER BY x), DENSE_RANK() OVER (ORDER BY x) FROM k",
                "SELECT id, ROW_NUMBER() OVER (ORDER BY id DESC) FROM k",
                "SELECT a, SUM(b) OVER (PARTITION BY a), COUNT(*) OVER (ORDER BY b) FROM t",
                "SELECT id FROM k ORDER BY id LIMIT 1",
                "SELECT id FROM k ORDER BY id LIMIT 2 OFFSET 1",
                "SELECT x FROM (VALUES (1), (2), (NULL)) v (x)",
                "SELECT every(f), BOOL_OR(f) FROM t",
                "SELECT t.a, l.m FROM t, LATERAL (SELECT MAX(u.b) AS m FROM u WHERE u.a = t.a) l",
            })
    void aTranslatedQueryHasTheRowsOfItsAnswer(String query) {
        Problem problem;
        Bag bag;
        try {
            problem = SCHEMA.problem(query, query);
            bag = new Translation(new FreshVariables(1), Assumption.STANDING).translate(problem.left());
        } catch (Unsupported | io.panoptes.equivalence.problem.SqlError e) {
            assertThat(query).as("not read: " + e.getMessage()).matches(".*(every|LATERAL).*");
            return;
        }
        Pool pool = new Pool();
        Proposals proposals =
                new Proposals(problem.schema(), List.of(problem.left()), Map.of(), pool, new SplittableRandom(5));
        Tables tables = new Tables(problem.schema());
        int compared = 0;
        for (int i = 0; i < 60; i++) {
            proposals.random(tables, 1 + i % 4);
            Database database = tables.toDatabase(pool);
            Evaluator.Outcome outcome = new Evaluator(Meaning.LENIENT).evaluate(problem.left(), database);
            try {
                if (outcome instanceof Evaluator.Outcome.Rows(var answer)) {
                    assertThat(new BagEvaluation(database, Functions.NONE, 1_000_000).counts(bag))
                            .as("%s on %s", bag, database.rows())
                            .isEqualTo(counts(answer.rows()));
                    compared++;
                }
            } catch (NotEvaluated e) {
                assertThat(e.getMessage()).as(query).isEqualTo("too large");
            }
        }
        assertThat(compared).isGreaterThan(40);
    }

    private static Map<List<Value>, Integer> counts(List<Row> rows) {
        Map<List<Value>, Integer> counts = new HashMap<>();
        rows.forEach(row -> counts.merge(
                row.values().stream().map(CrossExaminationTest::plain).toList(), 1, Integer::sum));
        return counts;
    }

    private static Value plain(Value value) {
        return value instanceof Value.IntegerValue(var number)
                ? Value.of(new java.math.BigDecimal(number))
                : value instanceof Value.DecimalValue(var number)
                        ? Value.of(number.round(new java.math.MathContext(30, java.math.RoundingMode.HALF_UP)))
                        : value;
    }

    @Test
    void aWrongStepIsSeen() {
        Problem problem = SCHEMA.problem("SELECT a FROM t WHERE b = c", "SELECT a FROM t");
        Translation translation = new Translation(new FreshVariables(1), Assumption.STANDING);
        Bag left = translation.translate(problem.left());
        Bag right = translation.translate(problem.right());
        CrossExamination examination = CrossExamination.standard();
        assertThat(examination
                        .examine(problem, List.of(new Claim("wrong", left, right, List.of(), false)))
                        .failure())
                .isPresent();
        assertThat(examination
                        .examine(problem, List.of(new Claim("right", left, left, List.of(), false)))
                        .failure())
                .isEmpty();
    }

    @Test
    void factsAreWhereAStepHolds() {
        Problem problem = SCHEMA.problem("SELECT a FROM t", "SELECT a FROM t");
        Product all = new Translation(new FreshVariables(1), Assumption.STANDING)
                .translate(problem.left())
                .products()
                .getFirst();
        Product none = all.withCondition(io.panoptes.equivalence.prover.expression.Formula.FALSE);
        Claim claim = new Claim(
                "under what never holds",
                new Bag(List.of(all)),
                new Bag(List.of(none)),
                List.of(io.panoptes.equivalence.prover.expression.Formula.FALSE),
                false);
        assertThat(CrossExamination.standard().examine(problem, List.of(claim)).failure())
                .isEmpty();
    }
}
