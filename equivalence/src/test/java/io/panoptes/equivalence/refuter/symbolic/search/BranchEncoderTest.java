package io.panoptes.equivalence.refuter.symbolic.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Model;
import com.microsoft.z3.Solver;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.CompiledQuery;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.refuter.coverage.CoverageGoal;
import io.panoptes.equivalence.refuter.coverage.Goals;
import io.panoptes.equivalence.refuter.symbolic.EncodingFixture;
import io.panoptes.equivalence.refuter.symbolic.RandomRows;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.RowSelection;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.solver.SolverAnswer;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverLimits;
import io.panoptes.sql.schema.Database;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** On random small databases the formula of each branch says what the evaluator has seen. */
class BranchEncoderTest {

    private static final int DATABASES = 8;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT a FROM r WHERE a > 1 AND NOT (b = 2 OR a IS NULL)",
                "SELECT CASE WHEN a = 1 THEN 7 WHEN b = 2 AND a < 3 THEN 8 WHEN b > a THEN 9 END FROM r",
                "SELECT * FROM r JOIN t ON r.a = t.a",
                "SELECT * FROM r LEFT JOIN t ON r.a = t.a AND t.c > 1",
                "SELECT * FROM r FULL JOIN t ON r.a < t.a",
                "SELECT r.a, x.a FROM r LEFT JOIN LATERAL (SELECT a FROM t WHERE t.a = r.b) x ON TRUE",
                "SELECT a FROM r UNION SELECT a FROM t",
                "SELECT a FROM r INTERSECT ALL SELECT a FROM t",
                "SELECT a FROM r EXCEPT ALL SELECT a FROM t",
                "SELECT DISTINCT a, b FROM r",
                "SELECT a, COUNT(DISTINCT b), SUM(b) FILTER (WHERE b > 1) FROM r GROUP BY a HAVING COUNT(*) > 1",
                "SELECT COUNT(a), MAX(b) FROM r",
                "SELECT a, b, COUNT(*) FROM r GROUP BY ROLLUP (a, b)",
                "SELECT a, RANK() OVER (PARTITION BY b ORDER BY a) FROM r",
                "SELECT a FROM r ORDER BY a LIMIT 2",
                "SELECT a, b FROM r ORDER BY a, b OFFSET 1 ROWS",
                "SELECT * FROM r WHERE EXISTS (SELECT 1 FROM t WHERE t.a = r.a AND t.c > 1)",
                "SELECT * FROM r WHERE a NOT IN (SELECT a FROM t WHERE c IS NOT NULL)",
                "SELECT * FROM r WHERE a >= ALL (SELECT a FROM t)",
                "SELECT a, (SELECT COUNT(t.a) FROM t WHERE t.a <= r.b) FROM r",
                "SELECT a FROM r WHERE b > (SELECT MAX(a) FROM t WHERE a < 3) OR a = 1",
            })
    void agreesWithTheEvaluator(String sql) {
        Relation query = EncodingFixture.translate(sql);
        Random random = new Random(sql.hashCode());
        int compared = 0;
        for (int i = 0; i < DATABASES; i++) {
            Database database = RandomRows.database(random);
            Pool pool = new Pool();
            CompiledQuery compiled = CompiledQuery.observed(query, EncodingFixture.SCHEMA, pool, Meaning.STRICT);
            Goals goals = Goals.ofTestData(List.of(compiled));
            assertThat(goals.open()).isNotEmpty();
            try {
                compiled.run(Tables.of(database, pool));
            } catch (NoAnswer e) {
                continue;
            }
            assertThat(words(goals, reached(query, database, goals)))
                    .as("%s%non %s", sql, database.rows())
                    .isEqualTo(words(goals, goals.reachedNow()));
            compared++;
        }
        assertThat(compared).isPositive();
    }

    /** A place that stands twice in a query is reached where it is reached at one of them. */
    private static List<String> words(Goals goals, BitSet reached) {
        return goals.open().stream()
                .filter(goal -> reached.get(goal.number()))
                .map(CoverageGoal::words)
                .distinct()
                .toList();
    }

    private static BitSet reached(Relation query, Database database, Goals goals) {
        try (SolverContext context = SolverContext.open(SolverLimits.DEFAULT)) {
            Encoding encoding = EncodingFixture.problem(query, database)
                    .encode(context.z3(), EncodingFixture.rowsOfATable(database), RowSelection.ALL, false, () -> false);
            Map<Place, SymbolicTally> tallies = new HashMap<>();
            goals.open().forEach(goal -> tallies.put(goal.place(), new SymbolicTally(encoding.formulas())));
            new BranchEncoder(encoding, tallies).encode(query);
            List<BoolExpr> stated = new ArrayList<>(encoding.takeStatements());
            stated.addAll(EncodingFixture.pinned(encoding, database));
            Solver solver = context.newSolver();
            solver.add(stated.toArray(BoolExpr[]::new));
            Model model = ((SolverAnswer.Satisfiable) context.check(solver)).model();
            BitSet reached = new BitSet();
            for (CoverageGoal goal : goals.open()) {
                BoolExpr formula = goal.constraint().formula(Objects.requireNonNull(tallies.get(goal.place())));
                reached.set(goal.number(), model.eval(formula, true).isTrue());
            }
            return reached;
        }
    }
}
