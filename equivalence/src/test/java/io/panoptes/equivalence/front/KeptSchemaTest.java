package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class KeptSchemaTest {
    private static final Schema SCHEMA = SchemaReader.read(List.of("CREATE TABLE t (a INT UNSIGNED, b INT)"));

    @Test
    void anUnsignedColumnHoldsNothingBelowZeroInMysql() {
        assertThat(constraints(ReadingProfiles.named("mysql"))).hasSize(1).allMatch(Constraint.Check.class::isInstance);
    }

    /** SQLite takes the word and stores -1. */
    @Test
    void theWordMeansNothingElsewhere() {
        assertThat(constraints(ReadingProfiles.named("sqlite"))).isEmpty();
        assertThat(constraints(ReadingProfile.STANDARD)).isEmpty();
    }

    private static List<Constraint> constraints(ReadingProfile profile) {
        return KeptSchema.of(SCHEMA, profile).tables().getFirst().constraints();
    }

    /** MySQL rounds what it stores there; PostgreSQL keeps it as it is; DuckDB's are 18 digits. */
    @Test
    void aDecimalWithoutDigitsIsThatOfTheDbms() {
        assertThat(type("DECIMAL", ReadingProfiles.named("mysql"))).isEqualTo(new SqlType.DecimalType(10, 0));
        assertThat(type("NUMERIC", ReadingProfiles.named("postgresql"))).isEqualTo(new SqlType.DecimalType(65, 30));
        assertThat(type("DECIMAL", ReadingProfiles.named("duckdb"))).isEqualTo(new SqlType.DecimalType(18, 3));
        assertThat(type("DECIMAL(5, 2)", ReadingProfiles.named("mysql"))).isEqualTo(new SqlType.DecimalType(5, 2));
    }

    /** SQLite makes 1 of '01' there. */
    @Test
    void aStringIsATypeOfNumbersInSqlite() {
        assertThat(type("STRING", ReadingProfiles.named("sqlite"))).isEqualTo(new SqlType.OpaqueType("STRING"));
        assertThat(type("VARCHAR", ReadingProfiles.named("sqlite"))).isEqualTo(SqlType.TEXT);
        assertThat(type("STRING", ReadingProfiles.named("duckdb"))).isEqualTo(SqlType.TEXT);
    }

    /** MySQL has 64 bits for REAL, PostgreSQL for FLOAT; more than 24 bits need 64 everywhere. */
    @Test
    void aNumberInFloatingPointHasTheBitsThatTheDbmsGivesIt() {
        ReadingProfile mysql = ReadingProfiles.named("mysql");
        ReadingProfile postgresql = ReadingProfiles.named("postgresql");
        ReadingProfile duckdb = ReadingProfiles.named("duckdb");
        assertThat(type("REAL", mysql)).isEqualTo(SqlType.DOUBLE);
        assertThat(type("REAL", postgresql)).isEqualTo(SqlType.REAL);
        assertThat(type("REAL", duckdb)).isEqualTo(SqlType.REAL);
        assertThat(type("FLOAT", mysql)).isEqualTo(SqlType.REAL);
        assertThat(type("FLOAT", postgresql)).isEqualTo(SqlType.DOUBLE);
        assertThat(type("FLOAT", duckdb)).isEqualTo(SqlType.REAL);
        assertThat(type("FLOAT4", postgresql)).isEqualTo(SqlType.REAL);
        assertThat(type("FLOAT(24)", postgresql)).isEqualTo(SqlType.REAL);
        assertThat(type("FLOAT(25)", postgresql)).isEqualTo(SqlType.DOUBLE);
        assertThat(type("FLOAT(53)", mysql)).isEqualTo(SqlType.DOUBLE);
        assertThat(type("FLOAT(10)", mysql)).isEqualTo(SqlType.REAL);
        assertThat(type("REAL", ReadingProfiles.named("sqlite"))).isEqualTo(SqlType.DOUBLE);
    }

    /** 0.125 becomes 0.12 there; elsewhere the numbers mean nothing, or it is not SQL. */
    @Test
    void aFloatOfFixedDigitsIsNoNumberThatIsKnownInMysql() {
        for (String declared : List.of("FLOAT(7, 2)", "DOUBLE(7, 2)", "REAL(7, 2)")) {
            assertThat(type(declared, ReadingProfiles.named("mysql"))).isInstanceOf(SqlType.OpaqueType.class);
            assertThat(type(declared, ReadingProfiles.named("sqlite"))).isEqualTo(SqlType.DOUBLE);
        }
    }

    private static SqlType type(String declared, ReadingProfile profile) {
        Schema schema = SchemaReader.read(List.of("CREATE TABLE t (a %s)".formatted(declared)));
        return KeptSchema.of(schema, profile)
                .tables()
                .getFirst()
                .columns()
                .getFirst()
                .type();
    }

    /** MySQL reads over it before version 9. */
    @Test
    void aReferenceOfOneColumnMayBeReadOver() {
        Schema schema = SchemaReader.read(List.of(
                "CREATE TABLE p (id INT PRIMARY KEY)",
                "CREATE TABLE c (a INT REFERENCES p (id), b INT, FOREIGN KEY (b) REFERENCES p (id))"));
        assertThat(KeptSchema.withoutInlineReferences(schema, ReadingProfiles.named("mysql")))
                .hasValueSatisfying(
                        fewer -> assertThat(fewer.table("c").orElseThrow().constraints())
                                .containsExactly(new Constraint.ForeignKey(List.of("b"), "p", List.of("id"))));
        assertThat(KeptSchema.withoutInlineReferences(schema, ReadingProfiles.named("postgresql")))
                .isEmpty();
    }

    /** A front keeps the schema that it is given once more, and so does whoever reads the texts again. */
    @Test
    void whatIsKeptTwiceIsKeptOnce() {
        Schema schema = SchemaReader.read(List.of(
                "CREATE TABLE p (k INT PRIMARY KEY, d DATE, m TIMESTAMP, f FLOAT, r REAL, n DECIMAL, b BOOLEAN, s VARCHAR(3))",
                "CREATE TABLE q (k INT UNSIGNED REFERENCES p (k), s VARCHAR(3) COLLATE BINARY, CHECK (s <> 'Ab'))"));
        for (ReadingProfile profile : ReadingProfiles.ALL) {
            Schema once = KeptSchema.of(schema, profile);
            assertThat(KeptSchema.of(once, profile)).as(profile.name()).isEqualTo(once);
        }
    }
}
