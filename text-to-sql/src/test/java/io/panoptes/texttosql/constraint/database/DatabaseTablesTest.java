package io.panoptes.texttosql.constraint.database;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.texttosql.constraint.mining.MinedDatabase;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DatabaseTablesTest {
    @TempDir
    private Path folder;

    private Schema read(String file, String... statements) throws SQLException {
        try (MinedDatabase database = new MinedDatabase(folder.resolve(file), List.of(statements))) {
            return database.schema();
        }
    }

    @Test
    void tablesHaveTheirColumnsAndKeys() throws SQLException {
        Schema schema = read(
                "shop.sqlite",
                "CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT NOT NULL)",
                "CREATE TABLE line (number INTEGER, part INTEGER, customer INTEGER REFERENCES customer (id), PRIMARY KEY (number, part))",
                "CREATE VIEW names AS SELECT name FROM customer");
        assertThat(schema.tables()).extracting(Table::name).containsExactly("customer", "line");
        Table line = schema.table("line").orElseThrow();
        assertThat(line.columns()).extracting(Column::name).containsExactly("number", "part", "customer");
        assertThat(line.constraints())
                .containsExactlyInAnyOrder(
                        new Constraint.PrimaryKey(List.of("number", "part")),
                        new Constraint.ForeignKey(List.of("customer"), "customer", List.of("id")));
        assertThat(schema.table("customer")
                        .orElseThrow()
                        .column("name")
                        .orElseThrow()
                        .nullable())
                .isFalse();
    }

    /** A catalog gives the first columns of both keys, then the second ones. They were read as (x) and (v, y, w). */
    @ParameterizedTest
    @ValueSource(strings = {"pairs.sqlite", "pairs.duckdb"})
    void twoKeysThatReferToOneTableAreToldApart(String file) throws SQLException {
        Schema schema = read(
                file,
                "CREATE TABLE p (a INTEGER, b INTEGER, PRIMARY KEY (a, b))",
                "CREATE TABLE q (v INTEGER, w INTEGER, x INTEGER, y INTEGER, FOREIGN KEY (v, w) REFERENCES p (a, b),"
                        + " FOREIGN KEY (x, y) REFERENCES p (a, b))");
        assertThat(schema.table("q").orElseThrow().constraints())
                .containsExactlyInAnyOrder(
                        new Constraint.ForeignKey(List.of("v", "w"), "p", List.of("a", "b")),
                        new Constraint.ForeignKey(List.of("x", "y"), "p", List.of("a", "b")));
    }

    @Test
    void aDeclarationThatNobodyReadsMayHaveACollation() throws SQLException {
        Schema schema = read(
                "odd.sqlite",
                "CREATE TABLE t (a TEXT COLLATE NOCASE, b TEXT, c GEOMETRY) WITHOUT ROWID"
                        .replace("a TEXT", "a TEXT PRIMARY KEY"));
        assertThat(schema.table("t").orElseThrow().column("a").orElseThrow().traits())
                .contains(ColumnTrait.COLLATED);
    }

    @Test
    void duckDbTellsItsTypesByName() throws SQLException {
        Table table = read("d.duckdb", "CREATE TABLE t (a BIGINT, b DECIMAL(10, 2), c VARCHAR NOT NULL)")
                .table("t")
                .orElseThrow();
        assertThat(table.columns())
                .extracting(Column::type)
                .containsExactly(SqlType.BIGINT, new SqlType.DecimalType(10, 2), SqlType.TEXT);
        assertThat(table.column("c").orElseThrow().nullable()).isFalse();
    }

    /** SQLite takes any word for a type, and looks for parts of it. */
    @Test
    void wordsThatAreNoTypesHaveAnAffinity() {
        assertThat(DatabaseTables.type("UNSIGNED BIG INT")).isEqualTo(SqlType.BIGINT);
        assertThat(DatabaseTables.type("LONGFLOAT")).isEqualTo(SqlType.DOUBLE);
        assertThat(DatabaseTables.type("NATIVE CHARACTER(70)")).isEqualTo(SqlType.TEXT);
        assertThat(DatabaseTables.type("GEOMETRY")).isEqualTo(SqlType.TEXT);
    }
}
