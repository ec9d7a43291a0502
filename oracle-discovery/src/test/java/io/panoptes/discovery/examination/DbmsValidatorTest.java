package io.panoptes.discovery.examination;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Validator.Validation;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.Dialects;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** On DuckDB, whose newest release is a dependency of the tests. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DbmsValidatorTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of(
            "CREATE TABLE emp (id INT PRIMARY KEY, dept INT NOT NULL REFERENCES dept (id), name VARCHAR(10), hired DATE)",
            "CREATE TABLE dept (id INT PRIMARY KEY, CHECK (id > 0))"));

    private static final Database DATABASE = new Database(
            SCHEMA,
            Map.of(
                    "emp",
                    List.of(
                            Row.of(Value.of(1), Value.of(7), Value.of("ab"), day(2020, 1, 31)),
                            Row.of(Value.of(2), Value.of(7), Value.NULL, Value.NULL)),
                    "dept",
                    List.of(Row.of(Value.of(7)))));

    @SuppressWarnings("NullAway.Init")
    private Targets targets;

    @SuppressWarnings("NullAway.Init")
    private DbmsValidator validator;

    @BeforeAll
    void open() {
        targets = new ReleasedTargets();
        Instance instance = targets.open(targets.find("duckdb:2.0.0.1", Optional.empty()));
        validator = new DbmsValidator(instance, Dialects.DUCKDB);
    }

    @AfterAll
    void close() {
        if (targets != null) {
            targets.close();
        }
    }

    @Test
    void confirmsADifference() {
        assertThat(validate("SELECT dept FROM emp", "SELECT DISTINCT dept FROM emp", Semantics.BAG))
                .isInstanceOf(Validation.Confirmed.class);
    }

    @Test
    void comparesAsTold() {
        assertThat(validate("SELECT dept FROM emp", "SELECT DISTINCT dept FROM emp", Semantics.SET))
                .isInstanceOf(Validation.Denied.class);
        String up = "SELECT id FROM emp ORDER BY id";
        assertThat(validate(up, up + " DESC", Semantics.BAG)).isInstanceOf(Validation.Denied.class);
        assertThat(validate(up, up + " DESC", Semantics.LIST)).isInstanceOf(Validation.Confirmed.class);
    }

    @Test
    void numbersAreComparedByValue() {
        assertThat(validate("SELECT COUNT(*) FROM emp", "SELECT 2.0 FROM dept", Semantics.BAG))
                .isInstanceOf(Validation.Denied.class);
    }

    @Test
    void whatTheDbmsCannotRunIsInconclusive() {
        assertThat(validate("SELECT id FROM emp WHERE odd(id)", "SELECT id FROM emp", Semantics.BAG))
                .isInstanceOfSatisfying(
                        Validation.Inconclusive.class,
                        inconclusive -> assertThat(inconclusive.reason()).containsIgnoringCase("odd"));
    }

    /** Each gives its row only where DuckDB means by it what the engine means. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "YEAR(hired) = 2020",
                "MONTH(hired) = 1",
                "hired + INTERVAL '1' MONTH = DATE '2020-02-29'",
                "hired + INTERVAL '1' DAY = DATE '2020-02-01'",
                "SUBSTRING(name, 2, 1) = 'b'",
                "CHAR_LENGTH(name) = 2",
                "UPPER(name) = 'AB'",
                "TRIM(name) = 'ab'",
                "name LIKE '_b'",
                "7 / 2 = 3",
                "-7 / 2 = -3",
                "MOD(-7, 2) = -1",
                "ROUND(2.5) = 3",
                "FLOOR(-2.5) = -3",
                "(id, dept) IN (SELECT id, 7 FROM emp)",
                "name || 'c' = 'abc'"
            })
    void spellsFunctionsAsDuckDbMeansThem(String condition) {
        assertThat(validate(
                        "SELECT id FROM emp WHERE id = 1 AND " + condition,
                        "SELECT id FROM emp WHERE FALSE",
                        Semantics.BAG))
                .isInstanceOf(Validation.Confirmed.class);
    }

    private Validation validate(String left, String right, Semantics semantics) {
        Front front = new Front(SCHEMA, ReadingProfile.STANDARD);
        Problem problem = new Problem(SCHEMA, front.translate(left), front.translate(right), semantics);
        Answer unused = new Answer(List.of());
        return validator.validate(problem, new Counterexample(DATABASE, unused, unused, "test"));
    }

    private static Value day(int year, int month, int day) {
        return new Value.DateValue(LocalDate.of(year, month, day));
    }
}
