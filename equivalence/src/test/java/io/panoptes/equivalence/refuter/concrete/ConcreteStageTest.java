package io.panoptes.equivalence.refuter.concrete;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.front.CheckConditions;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.equivalence.refuter.stage.Stage.Found;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.type.SqlType;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConcreteStageTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE d (id INT PRIMARY KEY, n VARCHAR(9), boss INT, FOREIGN KEY (boss) REFERENCES d (id))",
            "CREATE TABLE e (id INT PRIMARY KEY, d INT NOT NULL, s INT, t DATE, CHECK (s >= 0), "
                    + "FOREIGN KEY (d) REFERENCES d (id))"));

    private static final ConcreteStage STAGE = new ConcreteStage(1, 2_000, 20_000);

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT s FROM e WHERE s > 100                  ; SELECT s FROM e WHERE s >= 100                      ; 2
            SELECT COUNT(s) FROM e                         ; SELECT COUNT(*) FROM e                              ; 2
            SELECT n FROM d WHERE n LIKE 'al%'             ; SELECT n FROM d WHERE n LIKE '%al%'                 ; 1
            SELECT d FROM e GROUP BY d HAVING COUNT(*) > 4 ; SELECT d FROM e GROUP BY d HAVING COUNT(*) > 5      ; 6
            SELECT id FROM e WHERE t > DATE '2019-05-07'   ; SELECT id FROM e WHERE t >= DATE '2019-05-07'       ; 2
            SELECT d.id FROM d JOIN e ON e.d = d.id        ; SELECT DISTINCT d.id FROM d JOIN e ON e.d = d.id    ; 3
            SELECT id FROM d WHERE id NOT IN (SELECT boss FROM d) ; SELECT id FROM d x WHERE NOT EXISTS (SELECT 1 FROM d y WHERE y.boss = x.id) ; 1
            SELECT id, n FROM d                            ; SELECT id FROM d                                    ; 1
            SELECT MAX(s) FROM e WHERE s < (SELECT MAX(s) FROM e) ; SELECT MIN(s) FROM e WHERE s < (SELECT MAX(s) FROM e) ; 4
            """)
    void refutesWithFewRows(String left, String right, int rows) {
        Counterexample counterexample = ((Found.Difference) search(left, right, Semantics.BAG)).counterexample();
        assertThat(counterexample.rowCount()).isLessThanOrEqualTo(rows);
        assertThat(new EvaluatorReview(Meaning.STRICT).objection(problem(left, right, Semantics.BAG), counterexample))
                .isEqualTo(Optional.empty());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT e.id FROM e JOIN d ON e.d = d.id        ; SELECT id FROM e
            SELECT id FROM e WHERE s >= 0 OR s IS NULL     ; SELECT id FROM e
            SELECT DISTINCT id FROM d                      ; SELECT id FROM d
            SELECT id FROM d WHERE boss IN (SELECT id FROM d) ; SELECT id FROM d WHERE boss IS NOT NULL
            SELECT s FROM e LIMIT 1                        ; SELECT s FROM e ORDER BY id LIMIT 1
            SELECT id FROM e GROUP BY id HAVING COUNT(*) > 50 ; SELECT id FROM e GROUP BY id HAVING COUNT(*) > 51
            """)
    void keepsConstraintsAndLeavesOpenOrdersAlone(String left, String right) {
        assertThat(search(left, right, Semantics.BAG)).isInstanceOf(Found.Nothing.class);
    }

    /** In e each row has a key of its own, and its d is there. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT s FROM e GROUP BY s HAVING COUNT(*) > 50   ; SELECT s FROM e GROUP BY s HAVING COUNT(*) >= 50    ; 51
            SELECT d FROM e GROUP BY d HAVING COUNT(*) > 1000 ; SELECT d FROM e GROUP BY d HAVING COUNT(*) > 1001   ; 1002
            SELECT d FROM e GROUP BY d HAVING COUNT(DISTINCT t) > 40 ; SELECT d FROM e GROUP BY d HAVING COUNT(t) > 40 ; 42
            SELECT id FROM e ORDER BY id LIMIT 20 ; SELECT id FROM e ORDER BY id LIMIT 21 ; 25
            """)
    void refutesWithARowThatIsRepeated(String left, String right, int rows) {
        Counterexample counterexample = ((Found.Difference) search(left, right, Semantics.BAG)).counterexample();
        assertThat(counterexample.rowCount()).isLessThanOrEqualTo(rows + 1);
        assertThat(new EvaluatorReview(Meaning.STRICT).objection(problem(left, right, Semantics.BAG), counterexample))
                .isEqualTo(Optional.empty());
    }

    @Test
    void semanticsDecide() {
        String all = "SELECT s FROM e";
        String distinct = "SELECT DISTINCT s FROM e";
        assertThat(search(all, distinct, Semantics.BAG)).isInstanceOf(Found.Difference.class);
        assertThat(search(all, distinct, Semantics.SET)).isInstanceOf(Found.Nothing.class);
        String up = "SELECT id FROM e ORDER BY id";
        String down = "SELECT id FROM e ORDER BY id DESC";
        assertThat(search(up, down, Semantics.BAG)).isInstanceOf(Found.Nothing.class);
        assertThat(search(up, down, Semantics.LIST)).isInstanceOf(Found.Difference.class);
    }

    @Test
    void aQuotientByZeroIsNullWhereThereIsNoOtherDifference() {
        assertThat(search("SELECT id FROM e", "SELECT id FROM e WHERE s / (d - d) IS NOT NULL", Semantics.BAG))
                .isInstanceOf(Found.Difference.class);
    }

    @Test
    void largeGroupsOfRowsWithAKeyComeUp() {
        assertThat(search(
                        "SELECT d FROM e GROUP BY d HAVING COUNT(*) > 5",
                        "SELECT d FROM e GROUP BY d HAVING COUNT(*) > 6",
                        Semantics.BAG))
                .isInstanceOf(Found.Difference.class);
    }

    @Test
    void madeUpMeaningsCountForUnknownFunctionsOnly() {
        assertThat(STAGE.search(functions("B1", "B2"), Budget.of(Duration.ofSeconds(20))))
                .isInstanceOf(Found.Difference.class);
        assertThat(STAGE.search(functions("SOUNDEX", "MD5"), Budget.of(Duration.ofSeconds(20))))
                .isInstanceOfSatisfying(
                        Found.Nothing.class,
                        nothing -> assertThat(nothing.reason())
                                .endsWith("but they differ where a meaning of MD5, SOUNDEX is made up"));
    }

    private static Problem functions(String left, String right) {
        return new Problem(SCHEMA, function(left), function(right), Semantics.BAG);
    }

    private static Relation function(String name) {
        Scalar column = new Scalar.Column(1, SqlType.TEXT);
        return new Relation.Project(
                new Relation.Scan(SCHEMA.tables().getFirst()),
                List.of(new Scalar.Uninterpreted(name, List.of(column), SqlType.TEXT)));
    }

    private static Found search(String left, String right, Semantics semantics) {
        return STAGE.search(problem(left, right, semantics), Budget.of(Duration.ofSeconds(20)));
    }

    private static Problem problem(String left, String right, Semantics semantics) {
        Front front = new Front(SCHEMA, ReadingProfile.STANDARD);
        return new Problem(
                SCHEMA,
                front.translate(left),
                front.translate(right),
                semantics,
                CheckConditions.of(SCHEMA, ReadingProfile.STANDARD));
    }
}
