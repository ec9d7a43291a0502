package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The order of {@code *} over merged columns, as SQLite 3.40, DuckDB 2.0.1, PostgreSQL 15.18 and MySQL 8.0.33 give it. */
class MergedColumnsFirstTest {
    private static final Schema SCHEMA =
            SchemaReader.read("CREATE TABLE m (a INT, b INT, x INT); CREATE TABLE o (z INT, b INT, a INT);"
                    + "CREATE TABLE n (y INT, b INT); CREATE TABLE r (x INT, q INT)");

    private static String columns(String profile, String from) {
        Front front = new Front(SCHEMA, ReadingProfiles.named(profile));
        return String.join(" ", front.columnNames("SELECT * FROM " + from)).toLowerCase(Locale.ROOT);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            m JOIN n USING (b)                     | a b x y   | b a x y   | b a x y
            m LEFT JOIN n USING (b)                | a b x y   | b a x y   | b a x y
            m RIGHT JOIN n USING (b)               | a b x y   | b a x y   | b y a x
            m JOIN o USING (b, a)                  | a b x z   | b a x z   | a b x z
            m RIGHT JOIN o USING (b, a)            | a b x z   | b a x z   | b a z x
            m NATURAL JOIN o                       | a b x z   | a b x z   | a b x z
            m NATURAL RIGHT JOIN o                 | a b x z   | a b x z   | b a z x
            m JOIN n USING (b) JOIN r USING (x)    | a b x y q | x b a y q | x b a y q
            m NATURAL JOIN o NATURAL JOIN r        | a b x z q | x a b z q | x a b z q
            """)
    void standAsTheDbmsHasThem(String from, String ofTables, String postgresql, String mysql) {
        assertThat(columns("sqlite", from)).isEqualTo(ofTables);
        assertThat(columns("duckdb", from)).isEqualTo(ofTables);
        assertThat(columns("postgresql", from)).isEqualTo(postgresql);
        assertThat(columns("mysql", from)).isEqualTo(mysql);
    }
}
