package io.panoptes.triage.reduction.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.instantiation.state.SetupReader;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.TargetCaseWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.editable.EngineReading;
import io.panoptes.triage.reduction.judge.EngineRows.Given;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EngineRowsTest {
    private static final String TABLE = "CREATE TABLE t (a INTEGER, b VARCHAR(10))";
    private static final String ROWS = "INSERT INTO t (b, a) VALUES ('x', 1), ('y', NULL)";

    @Test
    void givesTheRowsOfTheData() {
        assertThat(rows("SELECT a, b FROM t WHERE a IS NULL", TABLE, ROWS))
                .contains(List.of(Row.of(Value.NULL, Value.of("y"))));
    }

    @Test
    void readsThroughViews() {
        assertThat(rows("SELECT c FROM v", TABLE, ROWS, "CREATE VIEW v AS SELECT a + 1 AS c FROM t WHERE b = 'x'"))
                .contains(List.of(Row.of(Value.of(2))));
    }

    /** What a text beside a number means is each DBMS's own affair. */
    @Test
    void hasNoAnswerForWhatIsNoStandardSql() {
        assertThat(rows("SELECT a FROM t WHERE a = 'x'", TABLE, ROWS)).isEmpty();
        assertThat(rows("SELECT no_such_function(a) FROM t", TABLE, ROWS)).isEmpty();
    }

    @Test
    void readsByTheWordsOfOneDbms() {
        EngineReading sqlite = reading("sqlite", "3.28.0");
        assertThat(rows("SELECT a FROM t WHERE a = '1'", sqlite, TABLE, ROWS)).contains(List.of(Row.of(Value.of(1))));
        EngineReading mysql = reading("mysql", "8.0.33");
        assertThat(rows("SELECT b FROM t WHERE (NOT (NOT a)) = a", mysql, TABLE, ROWS))
                .contains(List.of(Row.of(Value.of("x"))));
        assertThat(rows("SELECT b FROM t WHERE (NOT (NOT a)) = a", TABLE, ROWS)).isEmpty();
    }

    private static EngineReading reading(String dbms, String version) {
        Profile profile = Adapters.named(dbms).profile(new Version(version));
        return new TargetCaseWriter(profile).readings().getLast();
    }

    @Test
    void hasNoAnswerWhereStatementsChangeTheRows() {
        SetupStep delete = new SetupStep.Delete("t", Optional.empty());
        List<SetupStep> setup =
                List.of(read(TABLE).getFirst(), read(TABLE, ROWS).getLast(), delete);
        assertThat(of(setup, "SELECT a FROM t")).isEmpty();
    }

    @Test
    void whatTheQueryDoesNotReadMayBeAsItLikes() {
        SetupStep.Generated computed = new SetupStep.Generated(SqlReader.expression("c + 1"), true);
        SetupStep other = new SetupStep.CreateTable(
                "u",
                List.of(
                        new SetupStep.ColumnDefinition("c", SqlType.INTEGER, "INTEGER", true, Optional.empty()),
                        new SetupStep.ColumnDefinition("d", SqlType.INTEGER, "INTEGER", true, Optional.of(computed))),
                List.of(),
                "");
        List<SetupStep> setup = Stream.concat(
                        read(TABLE, ROWS).stream(),
                        Stream.of(other, new SetupStep.Grow(1, "u", List.of("c"), SqlReader.query("SELECT c FROM u"))))
                .toList();
        assertThat(of(setup, "SELECT a FROM t WHERE b = 'x'")).contains(List.of(Row.of(Value.of(1))));
        assertThat(of(setup, "SELECT a FROM t WHERE EXISTS (SELECT 1 FROM U)")).isEmpty();
        List<SetupStep> grownByNothing = setup.subList(0, setup.size() - 1);
        assertThat(of(grownByNothing, "SELECT COUNT(c) FROM u")).contains(List.of(Row.of(Value.of(0))));
        assertThat(of(grownByNothing, "SELECT COUNT(D) FROM u")).isEmpty();
        assertThat(of(grownByNothing, "SELECT * FROM u")).isEmpty();
        assertThat(of(grownByNothing, "SELECT y FROM u AS v (x, y)")).isEmpty();
    }

    @Test
    void aColumnOfFloatingPointMakesItOfItsNumbers() {
        SetupStep table = new SetupStep.CreateTable(
                "r",
                List.of(new SetupStep.ColumnDefinition(
                        "x", new SqlType.OpaqueType("REAL"), "REAL", true, Optional.empty())),
                List.of(),
                "");
        SetupStep rows = new SetupStep.Insert(
                "r", List.of("x"), List.of(Row.of(Value.of(1)), Row.of(Value.of(new BigDecimal("0.5")))));
        assertThat(of(List.of(table, rows), "SELECT x FROM r WHERE x BETWEEN x AND 1"))
                .contains(List.of(Row.of(new Value.DoubleValue(1)), Row.of(new Value.DoubleValue(0.5))));
    }

    private static Optional<List<Row>> rows(String sql, String... setup) {
        return of(read(setup), sql);
    }

    private static Optional<List<Row>> rows(String sql, EngineReading reading, String... setup) {
        return of(read(setup), sql, reading);
    }

    private static Optional<List<Row>> of(List<SetupStep> setup, String sql) {
        return of(setup, sql, EngineReading.PORTABLE);
    }

    private static Optional<List<Row>> of(List<SetupStep> setup, String sql, EngineReading reading) {
        EditableSide side = new EditableSide(SqlReader.query(sql), Optional.empty());
        return EngineRows.of(new EditableCase(setup, side, side, Semantics.BAG), side, reading)
                .map(Given::rows);
    }

    private static List<SetupStep> read(String... statements) {
        return SetupReader.read(List.of(statements), type -> "INTEGER");
    }
}
