package io.panoptes.equivalence.front.validation;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.evaluator.Evaluator;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.front.Front;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A column that is not grouped keeps its affinity in SQLite, an aggregate of it has none. */
class UngroupedAffinityTest {
    private static final String TABLE = "CREATE TABLE t (id INTEGER PRIMARY KEY, a INT, s TEXT)";

    /** On the one row (1, 7, '5'). */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT COUNT(*) FROM (SELECT id FROM t GROUP BY id HAVING s = 5)",
                "SELECT COUNT(*) FROM (SELECT id FROM t GROUP BY id HAVING MAX(s) = 5)",
                "SELECT COUNT(*) FROM (SELECT id FROM t GROUP BY id HAVING a = '7')",
                "SELECT COUNT(*) FROM (SELECT id FROM t GROUP BY id HAVING MIN(a) = '7')",
                "SELECT COUNT(*) FROM (SELECT id FROM t GROUP BY id HAVING a BETWEEN '1' AND '9')",
                "SELECT COUNT(*) FROM (SELECT id, s AS q FROM t GROUP BY id) WHERE q = 5",
                "SELECT COUNT(*) FROM (SELECT id, MAX(s) AS q FROM t GROUP BY id) WHERE q = 5",
                "SELECT CASE s WHEN 5 THEN 1 ELSE 0 END FROM t GROUP BY id",
                "SELECT CASE MAX(s) WHEN 5 THEN 1 ELSE 0 END FROM t GROUP BY id",
                "SELECT CASE WHEN s > 6 THEN 1 ELSE 0 END FROM t GROUP BY id"
            })
    void hasTheValueThatSqliteGives(String query) throws SQLException {
        Schema schema = SchemaReader.read(List.of(TABLE));
        Row row = new Row(List.of(Value.of(1), Value.of(7), Value.of("5")));
        Evaluator.Outcome outcome = new Evaluator(Meaning.LENIENT)
                .evaluate(
                        new Front(schema, ReadingProfiles.named("sqlite")).translate(query),
                        new Database(schema, Map.of("t", List.of(row))));
        Value expected = Value.of(onSqlite(query));
        assertThat(outcome)
                .isInstanceOfSatisfying(
                        Evaluator.Outcome.Rows.class,
                        rows -> assertThat(
                                        rows.answer().rows().getFirst().values().getFirst())
                                .isEqualTo(expected));
    }

    private static int onSqlite(String query) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite::memory:");
                var statement = connection.createStatement()) {
            statement.execute(TABLE);
            statement.execute("INSERT INTO t VALUES (1, 7, '5')");
            try (ResultSet result = statement.executeQuery(query)) {
                return result.getInt(1);
            }
        }
    }
}
