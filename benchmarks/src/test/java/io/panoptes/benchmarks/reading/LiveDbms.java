package io.panoptes.benchmarks.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.MathContext;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** One database twice: on an embedded DBMS, and as the front and the evaluator have it under a profile. */
final class LiveDbms implements AutoCloseable {
    private final Connection connection;
    private final ScriptDatabase database;

    private LiveDbms(String url, ReadingProfile profile, List<String> setup) throws SQLException {
        this.connection = DriverManager.getConnection(url);
        this.database = new ScriptDatabase(profile);
        SetupStatements statements = new SetupStatements(database);
        for (String sql : setup) {
            try (Statement statement = connection.createStatement()) {
                statement.execute(sql);
            }
            statements.execute(sql);
        }
    }

    /** Read as DuckDB reads. */
    static LiveDbms duckDb(String... setup) throws SQLException {
        return duckDb(ReadingProfiles.named("duckdb"), setup);
    }

    static LiveDbms duckDb(ReadingProfile profile, String... setup) throws SQLException {
        return new LiveDbms("jdbc:duckdb:", profile, List.of(setup));
    }

    /** Read as SQLite reads. */
    static LiveDbms sqlite(String... setup) throws SQLException {
        return sqlite(ReadingProfiles.named("sqlite"), setup);
    }

    static LiveDbms sqlite(ReadingProfile profile, String... setup) throws SQLException {
        return new LiveDbms("jdbc:sqlite::memory:", profile, List.of(setup));
    }

    /** The DBMS gives these rows, and so does the engine. */
    void gives(String sql, String rows) throws SQLException {
        assertThat(theirs(sql)).as(sql).isEqualTo(rows);
        assertThat(ours(sql)).as(sql).isEqualTo(rows);
    }

    /** The DBMS and the engine give the same rows, in which this text is. */
    void agrees(String sql, String part) throws SQLException {
        String theirs = theirs(sql);
        assertThat(theirs).as(sql).contains(part);
        assertThat(ours(sql)).as(sql).isEqualTo(theirs);
    }

    /** The engine refuses the query for this reason. */
    void refuses(String sql, String reason) {
        assertThatThrownBy(() -> ours(sql)).as(sql).isInstanceOf(Unread.class).hasMessageContaining(reason);
    }

    private String ours(String sql) {
        ScriptDatabase.Result result = database.query(sql);
        List<String> rows = new ArrayList<>();
        for (Row row : result.answer().rows()) {
            rows.add(String.join(" ", row.values().stream().map(LiveDbms::text).toList()));
        }
        return text(rows);
    }

    private String theirs(String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            List<String> rows = new ArrayList<>();
            int width = result.getMetaData().getColumnCount();
            while (result.next()) {
                List<String> cells = new ArrayList<>();
                for (int column = 1; column <= width; column++) {
                    Object cell = result.getObject(column);
                    cells.add(
                            cell == null
                                    ? "NULL"
                                    : cell instanceof Number number
                                            ? number(new BigDecimal(number.toString()))
                                            : text(cell));
                }
                rows.add(String.join(" ", cells));
            }
            return text(rows);
        }
    }

    private static String text(List<String> rows) {
        List<String> sorted = new ArrayList<>(rows);
        Collections.sort(sorted);
        return String.join(" | ", sorted);
    }

    private static String text(Object cell) {
        return cell instanceof Boolean truth ? (truth ? "1" : "0") : cell.toString();
    }

    private static String text(Value value) {
        return switch (value) {
            case Value.NullValue ignored -> "NULL";
            case Value.BooleanValue(boolean truth) -> truth ? "1" : "0";
            case Value.IntegerValue(var number) -> number.toString();
            case Value.DecimalValue(var number) -> number(number);
            case Value.DoubleValue(double number) -> number(BigDecimal.valueOf(number));
            case Value.TextValue(String text) -> text;
            case Value.DateValue(var date) -> date.toString();
            case Value.TimeValue(var time) -> time.toString();
            case Value.TimestampValue(var moment) -> moment.toString();
            case Value.OpaqueValue(String text) -> text;
        };
    }

    private static String number(BigDecimal number) {
        BigDecimal rounded = number.round(new MathContext(12)).stripTrailingZeros();
        return rounded.signum() == 0 ? "0" : rounded.toPlainString();
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
