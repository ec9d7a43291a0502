package io.panoptes.equivalence.front.affinity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.evaluator.Evaluator;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.front.syntax.Rewritten;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CastByAffinityTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new CastByAffinity());
    private static final String TABLE = "CREATE TABLE t (a INT, n DECIMAL(5,2), s VARCHAR(10), d DATE)";

    @ParameterizedTest
    @ValueSource(strings = {"DECIMAL(3, 1)", "DECIMAL", "NUMERIC", "numeric(10, 1)", "DATE", "TIMESTAMP", "TIME"})
    void keepsAllDigits(String type) {
        assertThat(REWRITTEN.expression("CAST(a AS " + type + ")")).isEqualTo("CAST(a AS DECIMAL(38, 20))");
    }

    @ParameterizedTest
    @ValueSource(strings = {"INTEGER", "VARCHAR(3)", "DOUBLE", "REAL", "BOOLEAN"})
    void otherTypesStay(String type) {
        assertThat(REWRITTEN.expression("CAST(a AS " + type + ")")).isEqualTo("CAST(a AS " + type + ")");
    }

    /** In SQLite each is a number of fewer digits: 37, 9007199254740992, 0. */
    @ParameterizedTest
    @ValueSource(strings = {"37.00000000000000001", "9007199254740993.0", " 1e-400", "1.00000000000000001 x"})
    void aTextOfMoreDigitsIsRefused(String text) {
        assertThatThrownBy(() -> REWRITTEN.expression("CAST('" + text + "' AS NUMERIC)"))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("more digits than floating point has");
    }

    /** On the row (7, 12.25, '2024', '2024-02-29'). */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "CAST(n AS DECIMAL(3,1))",
                "CAST(n AS NUMERIC)",
                "CAST(2.55 AS DECIMAL(3,1))",
                "CAST(123456 AS DECIMAL(3,1))",
                "CAST(a AS DECIMAL(10,2))",
                "CAST(s AS DATE)",
                "CAST('2024' AS DATE) = 2024",
                "CAST(s AS DATE) + 1"
            })
    void hasTheValueThatSqliteGives(String expression) {
        Schema schema = SchemaReader.read(List.of(TABLE));
        Row row = new Row(
                List.of(Value.of(7), Value.of(new BigDecimal("12.25")), Value.of("2024"), Value.of("2024-02-29")));
        Evaluator.Outcome outcome = new Evaluator(Meaning.LENIENT)
                .evaluate(
                        new Front(schema, ReadingProfiles.named("sqlite"))
                                .translate("SELECT " + expression + " FROM t"),
                        new Database(schema, Map.of("t", List.of(row))));
        assertThat(outcome)
                .isInstanceOfSatisfying(
                        Evaluator.Outcome.Rows.class,
                        rows -> assertThat(number(
                                        rows.answer().rows().getFirst().values().getFirst()))
                                .isEqualByComparingTo(onSqlite(expression)));
    }

    /** SQLite answers 2024: the number at the beginning of a text that is none has no answer here. */
    @Test
    void aDateIsNoDate() {
        Schema schema = SchemaReader.read(List.of(TABLE));
        Row row = new Row(List.of(Value.NULL, Value.NULL, Value.NULL, Value.of("2024-02-29")));
        assertThat(new Evaluator(Meaning.LENIENT)
                        .evaluate(
                                new Front(schema, ReadingProfiles.named("sqlite"))
                                        .translate("SELECT CAST(d AS DATE) FROM t"),
                                new Database(schema, Map.of("t", List.of(row)))))
                .isInstanceOf(Evaluator.Outcome.None.class);
    }

    private static BigDecimal number(Value value) {
        return switch (value) {
            case Value.IntegerValue(var whole) -> new BigDecimal(whole);
            case Value.DecimalValue(var exact) -> exact;
            case Value.DoubleValue(double floating) -> BigDecimal.valueOf(floating);
            case Value.BooleanValue(boolean truth) -> truth ? BigDecimal.ONE : BigDecimal.ZERO;
            case Value other -> throw new AssertionError("no number: " + other);
        };
    }

    private static BigDecimal onSqlite(String expression) {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite::memory:");
                var statement = connection.createStatement()) {
            statement.execute(TABLE);
            statement.execute("INSERT INTO t VALUES (7, 12.25, '2024', '2024-02-29')");
            try (ResultSet rows = statement.executeQuery("SELECT " + expression + " FROM t")) {
                return new BigDecimal(rows.getString(1));
            }
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }
}
