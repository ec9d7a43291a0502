package io.panoptes.instantiation.start;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.duckdb.DuckDbAdapter;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StartTablesTest {
    private static final Profile DUCKDB = new DuckDbAdapter().profile(new Version("1.3.2.0"));

    private final List<LeftOut> leftOut = new ArrayList<>();
    private final StartTables tables =
            new StartTables(having(Feature.FOREIGN_KEYS, Feature.CHECK_CONSTRAINTS), leftOut);

    private static Profile having(Feature... features) {
        return new Profile(
                DUCKDB.dbms(),
                DUCKDB.version(),
                DUCKDB.dialect(),
                DUCKDB.types(),
                DUCKDB.hazards(),
                DUCKDB.fillings(),
                new HashSet<>(Arrays.asList(features)),
                DUCKDB.errors(),
                DUCKDB.explain(),
                DUCKDB.planVariations(),
                DUCKDB.upkeep());
    }

    private CreateTable read(String statement) {
        return tables.read(statement).orElseThrow();
    }

    private List<String> told() {
        return leftOut.stream().map(LeftOut::toString).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "boolean, BOOLEAN",
        "smallint, INTEGER",
        "int, INTEGER",
        "bigint, BIGINT",
        "varchar(9), TEXT",
        "date, DATE",
    })
    void columnsHaveTheTypesThatAreDrawn(String written, String made) {
        SqlType type = switch (made) {
            case "BOOLEAN" -> SqlType.BOOLEAN;
            case "INTEGER" -> SqlType.INTEGER;
            case "BIGINT" -> SqlType.BIGINT;
            case "DATE" -> SqlType.DATE;
            default -> SqlType.TEXT;
        };
        assertThat(read("create table t (a %s)".formatted(written)).columns())
                .extracting(ColumnDefinition::type)
                .containsExactly(type);
        assertThat(leftOut).isEmpty();
    }

    @Test
    void decimalsHaveTheDigitsOfThoseThatAreDrawn() {
        assertThat(read("create table t (a decimal(20, 6) not null)").columns())
                .containsExactly(new ColumnDefinition(
                        "a",
                        new SqlType.DecimalType(10, 2),
                        DUCKDB.spellings(new SqlType.DecimalType(10, 2))
                                .getFirst()
                                .name(),
                        false,
                        java.util.Optional.empty()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"double", "time", "timestamp", "interval"})
    void aColumnOfAnotherTypeIsLeftOutAndKeepsItsPlace(String type) {
        CreateTable table = read("create table t (a int, b %s, c int)".formatted(type));
        assertThat(table.columns()).extracting(ColumnDefinition::name).containsExactly("a", "c");
        assertThat(tables.columnsOf("t")).containsExactly("a", "b", "c");
        assertThat(told()).hasSize(1).first().asString().startsWith("column t.b: ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "create table t as select 1",
                "create table 'text' (a int)",
                "(a int)",
            })
    void whatDeclaresNoColumnsIsTold(String statement) {
        assertThat(tables.read(statement)).isEmpty();
        assertThat(told()).containsExactly("statement " + statement + ": it declares no columns");
    }

    @Test
    void aTableWithoutAUsableColumnIsTold() {
        assertThat(tables.read("create table t (p point, q polygon)")).isEmpty();
        assertThat(told()).hasSize(3).last().isEqualTo("table t: none of its columns can be used");
        assertThat(tables.columnsOf("t")).containsExactly("p", "q");
        assertThat(tables.columnsOf("u")).isEmpty();
    }

    @Test
    void constraintsAreKeptWhereStatesHaveSuch() {
        read("create table p (k int primary key)");
        CreateTable table = read(
                "create table c (a int, b int, constraint one unique (a), foreign key (b) references p (k), check (a > 0))");
        assertThat(table.constraints())
                .hasSize(3)
                .hasAtLeastOneElementOfType(Constraint.Unique.class)
                .hasAtLeastOneElementOfType(Constraint.ForeignKey.class)
                .hasAtLeastOneElementOfType(Constraint.Check.class);
        assertThat(leftOut).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "WITHOUT_KEYS;        primary key (a)",
                "WITHOUT_KEYS;        unique (a)",
                "WITHOUT_UNIQUE_KEYS; unique (a)",
                "NONE;                check (a > 0)",
                "NONE;                foreign key (a) references p (k)",
            })
    void constraintsThatStatesDoNotHaveAreTold(String feature, String constraint) {
        Set<Feature> without = feature.startsWith("WITHOUT") ? Set.of(Feature.valueOf(feature)) : Set.of();
        StartTables bare = new StartTables(having(without.toArray(Feature[]::new)), leftOut);
        bare.read("create table p (k int)");
        CreateTable table =
                bare.read("create table t (a int, %s)".formatted(constraint)).orElseThrow();
        assertThat(table.constraints()).isEmpty();
        assertThat(told()).containsExactly("constraint of t: " + constraint + ": states on duckdb have none such");
    }

    @Test
    void aKeyIsKeptWhereOnlyOtherUniqueKeysAreNot() {
        StartTables bare = new StartTables(having(Feature.WITHOUT_UNIQUE_KEYS), leftOut);
        assertThat(bare.read("create table t (a int, primary key (a))")
                        .orElseThrow()
                        .constraints())
                .containsExactly(new Constraint.PrimaryKey(List.of("a")));
    }

    /** MySQL's indexes within a table are no columns; an INSERT without names has no value for them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "key k (a)",
                "key (a)",
                "index k (a)",
                "index k using btree (a)",
                "key using hash (a)",
                "fulltext key k (a)",
                "fulltext (a)",
                "spatial index k (a)",
                "exclude using gist (a with =)",
            })
    void anIndexWithinATableIsNoColumn(String index) {
        read("create table t (a int, %s, b int)".formatted(index));
        assertThat(tables.columnsOf("t")).containsExactly("a", "b");
        assertThat(told()).hasSize(1).first().asString().startsWith("constraint of t: " + index + ": ");
    }

    /** As PostgreSQL and SQLite have them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "key int",
                "key varchar(10)",
                "key decimal(8, 2) not null",
                "index int",
                "key int check (key > 0)",
                "spatial boolean",
                "check int",
                "\"unique\" int",
            })
    void aColumnMayBeCalledKeyOrIndex(String column) {
        CreateTable table = read("create table t (a int, %s)".formatted(column));
        String name = column.substring(0, column.indexOf(' ')).replace("\"", "");
        assertThat(tables.columnsOf("t")).containsExactly("a", name);
        assertThat(leftOut).isEmpty();
        assertThat(table.columns()).extracting(ColumnDefinition::name).containsExactly("a", name);
    }

    @Test
    void whatAnInsertOfWholeRowsDoesWithoutIsTold() {
        CreateTable table = read("create table t (a int default 3, b text collate nocase)");
        assertThat(table.columns()).hasSize(2);
        assertThat(told())
                .containsExactly(
                        "DEFAULT of column t.a: rows are given whole", "COLLATE of column t.b: rows are given whole");
    }

    @ParameterizedTest
    @ValueSource(strings = {"b int generated always as (a + 1)", "b int as (a + 1)"})
    void generatedColumnsAreLeftOut(String column) {
        CreateTable table = read("create table t (a int, %s)".formatted(column));
        assertThat(table.columns()).extracting(ColumnDefinition::name).containsExactly("a");
        assertThat(told()).hasSize(1);
    }

    @Test
    void aColumnMayBeCalledDefault() {
        read("create table t (\"default\" int, \"as\" int)");
        assertThat(leftOut).isEmpty();
    }

    @Test
    void optionsBehindTheColumnsAreTold() {
        read("create table t (a decimal(8, 2), b int) engine = memory");
        assertThat(told()).containsExactly("options of table t: tables are kept as the DBMS keeps them by itself");
        assertThat(tables.columnsOf("t")).containsExactly("a", "b");
    }

    @Test
    void paddingIsTold() {
        read("create table t (a char(4))");
        assertThat(told()).containsExactly("padding of column t.a: texts have no blanks at their end");
    }

    @Test
    void longStatementsAreShortened() {
        assertThat(StartTables.shortened(" a\n  b ")).isEqualTo("a b");
        assertThat(StartTables.shortened("x".repeat(60))).hasSize(60).doesNotContain("...");
        assertThat(StartTables.shortened("x".repeat(61))).hasSize(60).endsWith("x...");
    }
}
