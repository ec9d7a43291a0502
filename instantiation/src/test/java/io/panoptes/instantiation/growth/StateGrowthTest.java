package io.panoptes.instantiation.growth;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.sqlite.SqliteAdapter;
import io.panoptes.instantiation.state.SetupReader;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupWriter;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** On SQLite in memory, which keeps foreign keys where it is told to. */
class StateGrowthTest {
    private static final Profile PROFILE = new SqliteAdapter().profile(new Version("3.50.0.0"));
    private static final List<SetupStep> STATE = Stream.concat(
                    SchemaReader.read(List.of(
                                    "CREATE TABLE p (id INTEGER PRIMARY KEY, s TEXT UNIQUE, r INTEGER CHECK (r < 5))",
                                    "CREATE TABLE c (ref INTEGER REFERENCES p (id), d INTEGER, s TEXT)"))
                            .tables()
                            .stream()
                            .map(StateGrowthTest::created),
                    SetupReader.read(
                            List.of(
                                    "INSERT INTO p (id, s, r) VALUES (-2, 'a', 1), (3, 'b', 2), (5, NULL, 4)",
                                    "INSERT INTO c (ref, d, s) VALUES (3, 1, 'x'), (NULL, NULL, 'x'), (5, 0, 'x')"),
                            StateGrowthTest::spelled)
                            .stream())
            .toList();

    private final StateGrowth growth = new StateGrowth(PROFILE);
    private Connection connection;

    @BeforeEach
    void open() throws SQLException {
        connection = DriverManager.getConnection("jdbc:sqlite::memory:");
        run("PRAGMA foreign_keys = ON");
    }

    @AfterEach
    void close() throws SQLException {
        connection.close();
    }

    private static String spelled(SqlType type) {
        return PROFILE.spellings(type).getFirst().name();
    }

    private static SetupStep created(Table table) {
        return new SetupStep.CreateTable(
                table.name(),
                table.columns().stream()
                        .map(column -> new SetupStep.ColumnDefinition(
                                column.name(),
                                column.type(),
                                spelled(column.type()),
                                column.nullable(),
                                Optional.empty()))
                        .toList(),
                table.constraints(),
                "");
    }

    private void run(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private void setUp(List<SetupStep> steps) throws SQLException {
        for (String sql : new SetupWriter(PROFILE).write(steps)) {
            run(sql);
        }
    }

    private List<String> ask(String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            List<String> values = new ArrayList<>();
            while (rows.next()) {
                values.add(String.valueOf(rows.getString(1)));
            }
            return values;
        }
    }

    /** Keys and references are kept by the DBMS, which would refuse a copy that breaks one. */
    @Test
    void eachLevelHasTenTimesTheRows() throws SQLException {
        setUp(growth.grown(STATE, 2));
        assertThat(ask("SELECT COUNT(*) FROM p")).containsExactly("300");
        assertThat(ask("SELECT COUNT(*) FROM c")).containsExactly("300");
    }

    @Test
    void referencesMeetAsOftenAsBefore() throws SQLException {
        setUp(growth.grown(STATE, 2));
        assertThat(ask("SELECT COUNT(*) FROM c JOIN p ON c.ref = p.id")).containsExactly("200");
        assertThat(ask("SELECT COUNT(*) FROM c WHERE ref IS NULL")).containsExactly("100");
        assertThat(ask("SELECT COUNT(DISTINCT ref) FROM c")).containsExactly("200");
    }

    /** A copy is as far from the rows as all numbers are from each other: -2 and 5 are seven apart. */
    @Test
    void copiesDoNotMeetTheRows() throws SQLException {
        setUp(growth.grown(STATE, 1));
        assertThat(ask("SELECT id FROM p ORDER BY id LIMIT 6")).containsExactly("-2", "3", "5", "6", "11", "13");
        assertThat(ask("SELECT MAX(id) FROM p")).containsExactly("77");
    }

    @Test
    void whatACheckAllowsAndTextsThatAreNoKeysStay() throws SQLException {
        setUp(growth.grown(STATE, 1));
        assertThat(ask("SELECT DISTINCT r FROM p ORDER BY r")).containsExactly("1", "2", "4");
        assertThat(ask("SELECT DISTINCT s FROM c")).containsExactly("x");
        assertThat(ask("SELECT COUNT(DISTINCT s) FROM p")).containsExactly("20");
        assertThat(ask("SELECT COUNT(*) FROM p WHERE s IS NULL")).containsExactly("10");
    }

    @Test
    void aLevelIsReachedFromTheOneBefore() throws SQLException {
        setUp(growth.grown(STATE, 1));
        setUp(growth.level(STATE, 2));
        List<String> inSteps = ask("SELECT id FROM p ORDER BY id");
        connection.close();
        open();
        setUp(growth.grown(STATE, 2));
        assertThat(ask("SELECT id FROM p ORDER BY id")).isEqualTo(inSteps);
    }

    @Test
    void lowerLevelsAreLeftWhereTheHighestIsCutOff() {
        List<SetupStep> grown = growth.grown(STATE, 3);
        assertThat(StateGrowth.upTo(1, grown).stream().filter(SetupStep.Grow.class::isInstance))
                .hasSize(2)
                .allSatisfy(step -> assertThat(((SetupStep.Grow) step).level()).isEqualTo(1));
        assertThat(StateGrowth.upTo(3, grown)).isEqualTo(grown);
        assertThat(StateGrowth.upTo(0, grown)).hasSize(grown.size() - 6);
    }

    /** Statistics of the small tables would mislead the planner about the large ones. */
    @Test
    void statisticsAreCollectedAnew() {
        List<SetupStep> steps = Stream.concat(STATE.stream(), Stream.of(new SetupStep.Verbatim("ANALYZE p")))
                .toList();
        List<SetupStep> grown = growth.grown(steps, 1);
        assertThat(grown.getLast()).isInstanceOf(SetupStep.Verbatim.class);
        assertThat(grown).doesNotContain(new SetupStep.Verbatim("ANALYZE p"));
        assertThat(grown).endsWith(growth.statistics(STATE).toArray(SetupStep[]::new));
    }
}
