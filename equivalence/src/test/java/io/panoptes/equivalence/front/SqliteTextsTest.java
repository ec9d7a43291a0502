package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.evaluator.Evaluator;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the front takes texts for that only SQLite has, against SQLite itself. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SqliteTextsTest {
    private static final String DDL =
            "CREATE TABLE t (id INTEGER PRIMARY KEY, a INT, b INT, r REAL, s TEXT, \"x y\" TEXT, d DATE)";

    private static final String ROWS = """
            (1, 1, 2, 0.5, 'Abc', 'aBC', '2014-09-01'),
            (2, 2, 1, 1.0, 'abc', 'abc', '2014-09-02 10:30:00'),
            (3, NULL, 3, NULL, 'ABD', '_', '1998-12-31'),
            (4, 5, NULL, 2.5, NULL, 'abd', NULL),
            (5, 0, 0, -1.5, '_x', '[', '0099-01-01'),
            (6, 7, 7, 3.0, 'Zz', 'Y', 'none'),
            (7, 10, 9, 10.0, '10', '9', '2014-09-02'),
            (8, 1, 1, 1.0, '_BC', 'x', '1998-02-01 00:00:01'),
            (9, 1, 1, 1.0, NULL, 'x', '2001-12-31')
            """;

    private static final Schema SCHEMA = SchemaReader.read(List.of(DDL));

    @SuppressWarnings("NullAway.Init")
    private Connection connection;

    @SuppressWarnings("NullAway.Init")
    private Database database;

    @BeforeAll
    void open() throws SQLException {
        connection = DriverManager.getConnection("jdbc:sqlite::memory:");
        try (Statement statement = connection.createStatement()) {
            statement.execute(DDL);
            statement.execute("INSERT INTO t VALUES " + ROWS);
        }
        database = new Database(SCHEMA, Map.of("t", stored()));
    }

    @AfterAll
    void close() throws SQLException {
        connection.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT [id] FROM t WHERE [x y] = \"x y\" AND `s` IS NOT NULL",
                "SELECT id AS [a b] FROM t WHERE [x y] = '['",
                "SELECT id FROM t ORDER BY id LIMIT -1",
                "SELECT id FROM t ORDER BY id LIMIT -1 OFFSET 2",
                "SELECT id FROM t WHERE id IN (SELECT id FROM t ORDER BY a LIMIT -10)",
                "SELECT TOTAL(a), TOTAL(r), TOTAL(DISTINCT b) FROM t",
                "SELECT TOTAL(a > 1) FROM t WHERE id > 100",
                "SELECT TOTAL(a) / 2, TOTAL(a) / COUNT(*) FROM t",
                "SELECT id, MAX(a, b), MIN(a, b) FROM t",
                "SELECT id, MAX(a, b, 4), MIN(3, a, b) FROM t",
                "SELECT id, MAX(s, [x y]), MIN(s, [x y]) FROM t",
                "SELECT MAX(0, SUM(a)), MIN(0, MAX(b)) FROM t",
                "SELECT MAX(MAX(a, b)) FROM t",
                "SELECT id FROM t WHERE s COLLATE NOCASE = [x y]",
                "SELECT id FROM t WHERE s = 'ABC' COLLATE NOCASE",
                "SELECT id FROM t WHERE s COLLATE NOCASE <> 'abc'",
                "SELECT id FROM t WHERE s COLLATE NOCASE < 'ABD'",
                "SELECT id FROM t WHERE s < 'ABD'",
                "SELECT id FROM t WHERE s COLLATE NOCASE >= '_X'",
                "SELECT id FROM t WHERE [x y] COLLATE NOCASE = 'y'",
                "SELECT id FROM t WHERE s COLLATE NOCASE IN ('ABC', 'zZ')",
                "SELECT id FROM t WHERE s COLLATE NOCASE NOT IN ('ABC', 'zZ')",
                "SELECT id FROM t WHERE s COLLATE NOCASE BETWEEN 'ABB' AND 'abd'",
                "SELECT id FROM t WHERE s COLLATE NOCASE IS [x y]",
                "SELECT id FROM t WHERE s COLLATE NOCASE = 10",
                "SELECT id FROM t WHERE a COLLATE NOCASE = '10'",
                "SELECT id FROM t WHERE a COLLATE NOCASE < s",
                "SELECT id FROM t WHERE d COLLATE NOCASE > '2000'",
                "SELECT id FROM t WHERE (s || 'Q') COLLATE NOCASE = 'abcq'",
                "SELECT id FROM t WHERE s COLLATE NOCASE LIKE 'AB%'",
                "SELECT COUNT(*) FROM t x, t y WHERE x.s = y.[x y] COLLATE NOCASE",
                "SELECT s FROM t ORDER BY s COLLATE NOCASE DESC, s LIMIT 2",
                "SELECT id FROM t ORDER BY [x y] COLLATE NOCASE, id LIMIT 4",
                "SELECT s AS b, id FROM t ORDER BY b COLLATE NOCASE, 2 LIMIT 3",
                "SELECT id FROM t ORDER BY a COLLATE NOCASE, id LIMIT 3",
                "SELECT id FROM t WHERE s COLLATE NOCASE = '10' OR '_' = [x y] COLLATE NOCASE",
                "SELECT id FROM t WHERE s COLLATE NOCASE > '_'",
                "SELECT +s, +a FROM t",
                "SELECT id FROM t WHERE +s = '10'",
                "SELECT id FROM t WHERE +s = 10",
                "SELECT id FROM t WHERE s = +10",
                "SELECT id FROM t WHERE +s = a",
                "SELECT id FROM t WHERE +s = +a",
                "SELECT id FROM t WHERE s LIKE 'aBC'",
                "SELECT id FROM t WHERE s NOT LIKE '10'",
                "SELECT id FROM t WHERE a LIKE '10'",
                "SELECT id FROM t WHERE s NOT LIKE ''",
                "SELECT id FROM t WHERE s LIKE '%'",
                "SELECT id FROM t WHERE d LIKE '2014-09-02%'",
                "SELECT id FROM t WHERE s LIKE '1_' OR s LIKE '_x'",
                "SELECT id FROM t WHERE s LIKE [x y]",
                "SELECT id FROM t WHERE CAST(strftime('%Y', d) AS INTEGER) > 1998",
                "SELECT id FROM t WHERE 1998 >= CAST(strftime('%Y', d) AS INT)",
                "SELECT id FROM t WHERE CAST(strftime('%m', d) AS INTEGER) = 9",
                "SELECT id FROM t WHERE CAST(strftime('%m', d) AS INTEGER) BETWEEN 2 AND 9",
                "SELECT id FROM t WHERE CAST(strftime('%d', d) AS INTEGER) NOT IN (1, 2)",
                "SELECT id FROM t WHERE CAST(strftime('%d', d) AS INTEGER) < 100",
                "SELECT id FROM t WHERE CAST(strftime('%Y', d) AS INTEGER) = '1998'",
                "SELECT id FROM t WHERE strftime('%Y', d) = 1998",
                "SELECT id FROM t WHERE strftime('%Y-%m-%d', d) = '2014-09-02'",
                "SELECT id FROM t WHERE '2014-09-01' < strftime('%Y-%m-%d', d)",
                "SELECT id FROM t WHERE strftime('%Y-%m-%d', d, '+1 day') = '2014-09-02'",
                "SELECT id FROM t WHERE strftime('%Y-%m', d) = '2014-09'",
                "SELECT id FROM t WHERE NOT strftime('%Y-%m', d) = '2014-09'",
                "SELECT id FROM t WHERE strftime('%m/%d', d) = '12/31'",
                "SELECT id FROM t WHERE strftime('%Y-%m', d) = '2014-9'",
                "SELECT id, strftime('%Y', d) - 1, 2020 - strftime('%Y', d), strftime('%Y', d) * 1.5 FROM t",
                "SELECT id, strftime('%d', d) / 2, strftime('%Y', d) % 4 FROM t",
                "SELECT id FROM t WHERE strftime('%Y', d) - strftime('%m', d) > 1990",
                "SELECT id FROM t WHERE INSTR(LOWER(s), 'bc') > 0",
                "SELECT id FROM t WHERE INSTR(LOWER(s), 'b') = 0",
                "SELECT id FROM t WHERE INSTR(LOWER(a), '0') >= 1",
                "SELECT id FROM t WHERE INSTR(LOWER(s), '_') <> 0",
                "SELECT id FROM t ORDER BY id LIMIT (SELECT COUNT(*) / 3 FROM t WHERE a > 0)",
                "SELECT s, a FROM t ORDER BY a DESC, id LIMIT (SELECT 2)",
                "SELECT b, COUNT(*) FROM t GROUP BY b ORDER BY 2 DESC, b LIMIT (SELECT COUNT(*) FROM t WHERE a = 1)",
                "WITH q AS (SELECT id, a FROM t) SELECT id FROM q ORDER BY a DESC, id LIMIT (SELECT 2)",
                "SELECT SUM(id) FROM (SELECT id FROM t ORDER BY id DESC LIMIT (SELECT COUNT(DISTINCT a) * 1 + 1 FROM t))",
                "SELECT id FROM t WHERE d GLOB '*-02' OR d GLOB '2001*' OR s GLOB '1?'",
                "SELECT id FROM t WHERE s GLOB 'abc' OR a GLOB '5' OR r GLOB '3.0' OR r GLOB '1'",
                "SELECT id FROM t WHERE substr(d, -2) = '31' OR substr(a, -1) = '0' OR substr(r, -2) = '.5'",
                "SELECT COUNT(), COUNT() FILTER (WHERE a > 1) FROM t",
                "SELECT b, COUNT() FROM t GROUP BY b HAVING COUNT() > 1",
                "SELECT main.t.id FROM main.t WHERE a IN (SELECT x.b FROM main.t x)",
                "WITH q AS (SELECT b FROM t WHERE b > 1) SELECT id FROM t WHERE a IN q OR id NOT IN q",
                "SELECT id, a & b, a | b, ~a, a & 6 | 1, a << 2, b >> 1 FROM t",
                "SELECT id, r & 3, s | 1, -5 >> 1, 1 << -1, -1 >> 70, 1 << 70 FROM t",
                "SELECT id FROM t WHERE a & 1 AND (b | 0) = 1",
                "SELECT id FROM t WHERE a << 1 = 2 AND ~b < 0",
                "SELECT (a | 0) / 2 FROM t",
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5) SELECT i, COUNT(a) FROM n LEFT JOIN t"
                        + " ON a = i GROUP BY i",
                "WITH RECURSIVE n(i) AS (VALUES (1) UNION SELECT (i + 3) % 4 FROM n) SELECT id FROM t WHERE a IN (SELECT i FROM n)",
                "WITH RECURSIVE n(i, j) AS (SELECT 1, 1 UNION ALL SELECT i + 1, j * 2 FROM n WHERE i < 6) SELECT i, j, j / 3 FROM n",
                "WITH RECURSIVE w(d) AS (SELECT '2014-09-01' UNION ALL SELECT date(d, '+1 day') FROM w WHERE d < '2014-09-04')"
                        + " SELECT w.d, COUNT(t.id) FROM w LEFT JOIN t ON date(t.d) = w.d GROUP BY w.d",
                "SELECT id FROM t WHERE a IN (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2) SELECT i FROM n)"
            })
    void readAsSqliteReads(String query) throws SQLException {
        var outcome = new Evaluator(Meaning.STRICT)
                .evaluate(new Front(SCHEMA, ReadingProfiles.named("sqlite")).translate(query), database);
        assertThat(outcome)
                .isInstanceOfSatisfying(
                        Evaluator.Outcome.Rows.class,
                        ours -> assertThat(ours.answer().rows().stream()
                                        .map(SqliteTextsTest::text)
                                        .toList())
                                .containsExactlyInAnyOrderElementsOf(answer(query)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT s COLLATE NOCASE FROM t GROUP BY 1",
                "SELECT DISTINCT s COLLATE NOCASE FROM t",
                "SELECT MIN(s COLLATE NOCASE) FROM t",
                "SELECT s FROM t GROUP BY s COLLATE NOCASE",
                "SELECT id FROM t WHERE s COLLATE NOCASE IN (SELECT [x y] FROM t)",
                "SELECT id FROM t WHERE s COLLATE RTRIM = 'a'",
                "SELECT s FROM t UNION SELECT [x y] FROM t ORDER BY 1 COLLATE NOCASE",
                "SELECT id FROM t WHERE [x y] IN ('a' COLLATE NOCASE)"
            })
    void otherCollationsAreRefused(String query) {
        assertThatThrownBy(() -> new Front(SCHEMA, ReadingProfiles.named("sqlite")).translate(query))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("COLLATE");
    }

    /** Rows of a table among those of a recursive one, more than a few, and some of which the value is not known. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "WITH RECURSIVE n(i) AS (SELECT id FROM t UNION SELECT i + 1 FROM n WHERE i < 5) SELECT i FROM n",
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT t.id FROM n JOIN t ON t.a = n.i) SELECT i FROM n",
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n",
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 0.5 FROM n WHERE i < 3) SELECT i / 2 FROM n",
                "WITH RECURSIVE n(i) AS (SELECT '1' UNION ALL SELECT i + 1 FROM n WHERE i < 3) SELECT i FROM n",
                "WITH RECURSIVE n(i) AS (SELECT abc(1) UNION ALL SELECT abc(i) FROM n WHERE i < 3) SELECT i FROM n",
            })
    void otherRecursionIsRefused(String query) {
        assertThatThrownBy(() -> new Front(SCHEMA, ReadingProfiles.named("sqlite")).translate(query))
                .isInstanceOf(Unsupported.class);
    }

    @Test
    void otherProfilesHaveNoneOfThese() {
        Front standard = new Front(SCHEMA, ReadingProfile.STANDARD);
        assertThatThrownBy(() -> standard.translate("SELECT TOTAL(a) FROM t")).isInstanceOf(Unsupported.class);
        assertThatThrownBy(() -> standard.translate("SELECT id FROM t LIMIT -1"))
                .isInstanceOf(RuntimeException.class);
        assertThatThrownBy(() -> standard.translate("SELECT [id] FROM t")).isInstanceOf(RuntimeException.class);
    }

    private List<Row> stored() throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT * FROM t")) {
            List<Row> stored = new ArrayList<>();
            while (rows.next()) {
                List<Value> values = new ArrayList<>();
                for (int column = 1; column <= rows.getMetaData().getColumnCount(); column++) {
                    values.add(
                            switch (rows.getObject(column)) {
                                case null -> Value.NULL;
                                case Double number -> new Value.DoubleValue(number);
                                case Number number -> Value.of(number.longValue());
                                case Object other -> Value.of(other.toString());
                            });
                }
                stored.add(new Row(values));
            }
            return stored;
        }
    }

    private List<String> answer(String query) {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            List<String> answer = new ArrayList<>();
            while (rows.next()) {
                List<String> cells = new ArrayList<>();
                for (int column = 1; column <= rows.getMetaData().getColumnCount(); column++) {
                    Object cell = rows.getObject(column);
                    cells.add(
                            cell instanceof Number
                                    ? number(new BigDecimal(cell.toString()))
                                    : cell == null ? "NULL" : "'" + cell + "'");
                }
                answer.add(String.join(" ", cells));
            }
            return answer;
        } catch (SQLException e) {
            throw new IllegalStateException(query, e);
        }
    }

    private static String text(Row row) {
        return row.values().stream()
                .map(value -> switch (value) {
                    case Value.NullValue ignored -> "NULL";
                    case Value.IntegerValue(var number) -> number.toString();
                    case Value.DecimalValue(var number) -> number(number);
                    case Value.DoubleValue(double number) -> number(BigDecimal.valueOf(number));
                    case Value.TextValue(String text) -> "'" + text + "'";
                    default -> throw new IllegalArgumentException("the queries give no " + value);
                })
                .collect(Collectors.joining(" "));
    }

    private static String number(BigDecimal number) {
        BigDecimal rounded = number.setScale(9, RoundingMode.HALF_UP).stripTrailingZeros();
        return rounded.signum() == 0 ? "0" : rounded.toPlainString();
    }
}
