package io.panoptes.equivalence.refuter.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.Evaluator;
import io.panoptes.equivalence.evaluator.Evaluator.Outcome;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.equivalence.refuter.concrete.EvaluatorReview;
import io.panoptes.equivalence.refuter.stage.Stage;
import io.panoptes.equivalence.refuter.stage.Stage.Found;
import io.panoptes.equivalence.refuter.symbolic.search.BoundedStage;
import io.panoptes.equivalence.refuter.symbolic.search.UnderApproximationStage;
import io.panoptes.equivalence.solver.SolverProcess;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Both symbolic stages: what they must find, what they must not, and the constraints that must hold of what they find. */
class StagesTest {

    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE dept (deptno INT PRIMARY KEY, name VARCHAR(10), UNIQUE (name))",
            "CREATE TABLE emp (empno INT PRIMARY KEY, sal INT, deptno INT NOT NULL REFERENCES dept (deptno))",
            "CREATE TABLE free (a INT, b INT, s VARCHAR(10))",
            "CREATE TABLE price (p DECIMAL(6,2))"));

    static Stream<Stage> stages() {
        return Stream.of(new BoundedStage(3), new UnderApproximationStage(3));
    }

    @ParameterizedTest
    @MethodSource("stages")
    void findsADifferenceThatTheEvaluatorConfirms(Stage stage) {
        assertDiffer(stage, "SELECT a FROM free", "SELECT DISTINCT a FROM free");
        assertDiffer(stage, "SELECT COUNT(a) FROM free", "SELECT COUNT(*) FROM free");
        assertDiffer(stage, "SELECT a FROM free WHERE a < 5", "SELECT a FROM free WHERE a <= 5");
        assertDiffer(stage, "SELECT s FROM free WHERE s LIKE 'ab%'", "SELECT s FROM free WHERE s LIKE 'ab_'");
        assertDiffer(
                stage,
                "SELECT a FROM free x WHERE NOT EXISTS (SELECT 1 FROM emp e WHERE e.sal = x.a)",
                "SELECT a FROM free WHERE a NOT IN (SELECT sal FROM emp)");
        assertDiffer(stage, "SELECT SUM(sal) FROM emp GROUP BY deptno", "SELECT SUM(sal) FROM emp");
    }

    @ParameterizedTest
    @MethodSource("stages")
    void exhaustsTheBoundForEqualQueries(Stage stage) {
        assertAgree(stage, "SELECT a FROM free WHERE a = 1 OR a = 2", "SELECT a FROM free WHERE a IN (2, 1)");
        assertAgree(
                stage,
                "SELECT DISTINCT x.a FROM free x JOIN free y ON x.a = y.a",
                "SELECT DISTINCT a FROM free WHERE a IS NOT NULL");
        assertAgree(
                stage,
                "SELECT a FROM free UNION ALL SELECT b FROM free",
                "SELECT b FROM free UNION ALL SELECT a FROM free");
    }

    @ParameterizedTest
    @MethodSource("stages")
    void keepsKeysAndForeignKeysAndNotNull(Stage stage) {
        assertAgree(stage, "SELECT DISTINCT empno FROM emp", "SELECT empno FROM emp");
        assertAgree(stage, "SELECT e.empno FROM emp e JOIN dept d ON e.deptno = d.deptno", "SELECT empno FROM emp");
        assertAgree(stage, "SELECT COUNT(deptno) FROM emp", "SELECT COUNT(*) FROM emp");
        assertDiffer(stage, "SELECT DISTINCT name FROM dept", "SELECT name FROM dept");
        assertAgree(
                stage,
                "SELECT DISTINCT name FROM dept WHERE name IS NOT NULL",
                "SELECT name FROM dept WHERE name IS NOT NULL");
    }

    @ParameterizedTest
    @MethodSource("stages")
    void keepsMinedConstraintsAndChecks(Stage stage) {
        String small = "SELECT a FROM free WHERE a > 9";
        String none = "SELECT a FROM free WHERE FALSE";
        assertThat(search(stage, SCHEMA, small, none, Map.of())).isInstanceOf(Found.Difference.class);
        assertNothing(stage, constrained(new Constraint.Range("a", Value.of(0), Value.of(9))), small, none, Map.of());
        assertNothing(
                stage,
                constrained(new Constraint.Categorical("a", List.of(Value.of(1), Value.of(7)))),
                small,
                none,
                Map.of());
        assertNothing(
                stage,
                constrained(new Constraint.Ordering("a", "b")),
                "SELECT a FROM free WHERE a > b",
                none,
                Map.of());
        assertNothing(
                stage,
                constrained(new Constraint.FunctionalDependency(List.of("a"), "b")),
                "SELECT DISTINCT a, b FROM free",
                "SELECT a, MAX(b) FROM free GROUP BY a",
                Map.of());
        Scalar check = new Scalar.Call(
                Operator.LESS,
                List.of(new Scalar.Column(0, SqlType.INTEGER), new Scalar.Literal(Value.of(5), SqlType.INTEGER)),
                SqlType.BOOLEAN);
        assertNothing(stage, SCHEMA, small, none, Map.of("free", List.of(check)));
    }

    @ParameterizedTest
    @MethodSource("stages")
    void aDecimalHasTheDigitsOfItsColumn(Stage stage) {
        assertAgree(stage, "SELECT p FROM price WHERE p > 1.5 AND p < 1.51", "SELECT p FROM price WHERE FALSE");
        assertAgree(stage, "SELECT p FROM price WHERE p < 10000", "SELECT p FROM price WHERE p IS NOT NULL");
        assertDiffer(stage, "SELECT ROUND(p, 1) FROM price", "SELECT p FROM price");
    }

    /** The meaning of a function that a model makes up is nobody's; one that tells the queries apart is found elsewhere. */
    @ParameterizedTest
    @MethodSource("stages")
    void aDifferenceUnderAMadeUpMeaningMustStandForTheEvaluatorToo(Stage stage) {
        Problem problem = new Problem(
                SCHEMA,
                translate(SCHEMA, "SELECT a FROM free WHERE odd(a) AND even(b)"),
                translate(SCHEMA, "SELECT a FROM free WHERE odd(a)"),
                Semantics.BAG);
        if (stage.search(problem, budget()) instanceof Found.Difference(Counterexample counterexample)) {
            assertThat(new EvaluatorReview(Meaning.LENIENT).objection(problem, counterexample))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("stages")
    void comparesSetsAndLists(Stage stage) {
        Relation plain = translate(SCHEMA, "SELECT a FROM free");
        Relation distinct = translate(SCHEMA, "SELECT DISTINCT a FROM free");
        Relation up = translate(SCHEMA, "SELECT empno FROM emp ORDER BY empno");
        Relation down = translate(SCHEMA, "SELECT empno FROM emp ORDER BY empno DESC");

        assertThat(stage.search(new Problem(SCHEMA, plain, distinct, Semantics.SET), budget()))
                .isEqualTo(new Found.Nothing("no difference", 3));
        assertThat(stage.search(new Problem(SCHEMA, up, down, Semantics.BAG), budget()))
                .isEqualTo(new Found.Nothing("no difference", 3));
        assertThat(stage.search(new Problem(SCHEMA, up, down, Semantics.LIST), budget()))
                .isInstanceOf(Found.Difference.class);
    }

    @Test
    void givesTheSameInAProcessOfItsOwn() {
        try (SolverProcess process = new SolverProcess(1000, Duration.ofSeconds(5))) {
            Stage stage = new BoundedStage(3, SolverSource.in(process));
            assertDiffer(stage, "SELECT s FROM free WHERE s LIKE 'ab%'", "SELECT s FROM free WHERE s LIKE 'ab_'");
            assertDiffer(stage, "SELECT AVG(a) FROM free", "SELECT AVG(DISTINCT a) FROM free");
            assertAgree(stage, "SELECT DISTINCT empno FROM emp", "SELECT empno FROM emp");
        }
    }

    private static Schema constrained(Constraint constraint) {
        List<Table> tables = new ArrayList<>();
        for (Table table : SCHEMA.tables()) {
            List<Constraint> constraints = new ArrayList<>(table.constraints());
            if (table.name().equals("free")) {
                constraints.add(constraint);
            }
            tables.add(new Table(table.name(), table.columns(), constraints));
        }
        return new Schema(tables);
    }

    private static void assertDiffer(Stage stage, String left, String right) {
        assertThat(search(stage, SCHEMA, left, right, Map.of()))
                .as("%s | %s", left, right)
                .isInstanceOfSatisfying(Found.Difference.class, found -> {
                    Counterexample counterexample = found.counterexample();
                    assertThat(evaluated(left, counterexample))
                            .isEqualTo(EncodingFixture.sorted(counterexample.left()))
                            .isNotEqualTo(evaluated(right, counterexample));
                    assertThat(evaluated(right, counterexample))
                            .isEqualTo(EncodingFixture.sorted(counterexample.right()));
                });
    }

    private static List<String> evaluated(String sql, Counterexample counterexample) {
        return switch (new Evaluator(Meaning.STRICT).evaluate(translate(SCHEMA, sql), counterexample.database())) {
            case Outcome.Rows(Answer answer) -> EncodingFixture.sorted(answer);
            case Outcome.None(String reason) -> throw new AssertionError(reason);
        };
    }

    private static void assertAgree(Stage stage, String left, String right) {
        assertNothing(stage, SCHEMA, left, right, Map.of());
    }

    private static void assertNothing(
            Stage stage, Schema schema, String left, String right, Map<String, List<Scalar>> checks) {
        assertThat(search(stage, schema, left, right, checks))
                .as("%s | %s", left, right)
                .isEqualTo(new Found.Nothing("no difference", 3));
    }

    private static Found search(
            Stage stage, Schema schema, String left, String right, Map<String, List<Scalar>> checks) {
        Problem problem = new Problem(schema, translate(schema, left), translate(schema, right), Semantics.BAG, checks);
        return stage.search(problem, budget());
    }

    private static Relation translate(Schema schema, String sql) {
        return new Front(schema, ReadingProfile.STANDARD).translate(sql);
    }

    private static Budget budget() {
        return Budget.of(Duration.ofSeconds(30));
    }
}
