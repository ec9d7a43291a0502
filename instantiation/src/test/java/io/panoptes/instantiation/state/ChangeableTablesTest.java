package io.panoptes.instantiation.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.instantiation.state.SetupStep.AddColumn;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateIndex;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.instantiation.state.SetupStep.CreateVirtualTable;
import io.panoptes.instantiation.state.SetupStep.Generated;
import io.panoptes.instantiation.state.SetupStep.IndexKey;
import io.panoptes.instantiation.state.SetupStep.Verbatim;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ChangeableTablesTest {
    private static final Constraint KEY = new Constraint.PrimaryKey(List.of("a"));
    private static final Constraint UNIQUE = new Constraint.Unique(List.of("b"));

    private static DatabaseState state(SetupStep... steps) {
        return new DatabaseState(0, 1, List.of(steps));
    }

    private static ColumnDefinition plain(String name) {
        return new ColumnDefinition(name, SqlType.INTEGER, "INTEGER", true, Optional.empty());
    }

    private static ColumnDefinition generated(String name) {
        return new ColumnDefinition(
                name, SqlType.INTEGER, "INTEGER", true, Optional.of(new Generated(Sql.column("a"), false)));
    }

    private static CreateTable table(String name, String suffix, ColumnDefinition... columns) {
        return new CreateTable(name, List.of(columns), List.of(), suffix);
    }

    private static CreateTable keyed(String name, Constraint... constraints) {
        return new CreateTable(name, List.of(plain("a"), plain("b")), List.of(constraints), "");
    }

    private static List<String> columns(DatabaseState state) {
        return ChangeableTables.of(state).stream()
                .flatMap(table -> table.columns().stream().map(column -> table.name() + "." + column.name()))
                .toList();
    }

    /** MyISAM keeps what a transaction that is rolled back has changed. */
    @Test
    void aTableOfAnEngineOfItsOwnIsNotChanged() {
        CreateTable other = table("t", " ENGINE=MyISAM", plain("a"));
        CreateTable usual = table("u", " WITHOUT ROWID", plain("a"));
        assertThat(columns(state(other, usual))).containsExactly("u.a");
        assertThat(ChangeableTables.isInTransactions(other)).isFalse();
        assertThat(ChangeableTables.isInTransactions(usual)).isTrue();
    }

    @Test
    void aVirtualTableIsNotChanged() {
        assertThat(columns(state(new CreateVirtualTable("v", "fts5", List.of(plain("a"))), table("t", "", plain("a")))))
                .containsExactly("t.a");
    }

    @Test
    void generatedColumnsAreLeftOutOfTheirOwnTableAlone() {
        assertThat(columns(state(
                        table("t", "", plain("a"), generated("g"), plain("h")),
                        table("u", "", plain("a"), plain("g"), generated("h")))))
                .containsExactly("t.a", "t.h", "u.a", "u.g");
    }

    @Test
    void soAreThoseThatCameLater() {
        assertThat(columns(state(
                        table("t", "", plain("a")),
                        new AddColumn("t", plain("b"), Value.NULL),
                        new AddColumn("t", generated("g"), Value.NULL))))
                .containsExactly("t.a", "t.b");
    }

    @Test
    void columnsOfTypesThatNoProofReadsAreLeftOut() {
        ColumnDefinition opaque =
                new ColumnDefinition("o", new SqlType.OpaqueType("json"), "JSON", true, Optional.empty());
        assertThat(columns(state(table("t", "", plain("a"), opaque)))).containsExactly("t.a");
    }

    private static List<String> withOneKey(CreateTable table, SetupStep... more) {
        List<SetupStep> steps = new ArrayList<>(List.of(table));
        steps.addAll(Arrays.asList(more));
        return List.copyOf(ChangeableTables.withOneKey(new DatabaseState(0, 1, steps)));
    }

    private static CreateIndex index(boolean unique, String table) {
        return new CreateIndex("i", unique, table, List.of(new IndexKey(Sql.column("b"), false)), Optional.empty());
    }

    @Test
    void aTableMayHaveOneKeyOfOneColumn() {
        assertThat(withOneKey(keyed("t", KEY))).containsExactly("t");
        assertThat(withOneKey(keyed("t", UNIQUE))).containsExactly("t");
        assertThat(withOneKey(keyed("t", KEY, new Constraint.ForeignKey(List.of("b"), "t", List.of("a")))))
                .containsExactly("t");
    }

    @Test
    void itHasNotOneKeyWhereThereAreNoneOrMoreOrOneOfTwoColumns() {
        assertThat(withOneKey(keyed("t"))).isEmpty();
        assertThat(withOneKey(keyed("t", KEY, UNIQUE))).isEmpty();
        assertThat(withOneKey(keyed("t", new Constraint.PrimaryKey(List.of("a", "b")))))
                .isEmpty();
    }

    /** ON DUPLICATE KEY takes a unique index for a key. */
    @Test
    void aUniqueIndexOfTheTableIsAnotherKey() {
        assertThat(withOneKey(keyed("t", KEY), index(true, "t"))).isEmpty();
        assertThat(withOneKey(keyed("t", KEY), index(false, "t"))).containsExactly("t");
        assertThat(withOneKey(keyed("t", KEY), index(true, "u"))).containsExactly("t");
    }

    @Test
    void soIsWhatTextOfTheDbmssOwnMakesUnique() {
        assertThat(withOneKey(keyed("t", KEY), new Verbatim("alter table t add unique (b)")))
                .isEmpty();
        assertThat(withOneKey(keyed("t", KEY), new Verbatim("CREATE UNIQUE INDEX i ON t (b)")))
                .isEmpty();
        assertThat(withOneKey(keyed("t", KEY), new Verbatim("ANALYZE t"))).containsExactly("t");
        assertThat(withOneKey(keyed("t", KEY), new Verbatim("CREATE UNIQUE INDEX i ON u (b)")))
                .containsExactly("t");
    }
}
