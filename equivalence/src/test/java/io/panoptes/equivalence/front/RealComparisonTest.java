package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.algebra.RelationText;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import org.junit.jupiter.api.Test;

/** PostgreSQL 15 and MySQL 8.0 give no row for {@code r = 0.1} where r is REAL, or FLOAT in MySQL. */
class RealComparisonTest {
    private static final Schema SCHEMA = SchemaReader.read(
            List.of("CREATE TABLE w (k INT PRIMARY KEY, r REAL, q REAL, f DOUBLE PRECISION, i BIGINT)"));

    private static String where(String condition, ReadingProfile profile) {
        return RelationText.of(new Front(SCHEMA, profile).translate("SELECT k FROM w WHERE " + condition));
    }

    @Test
    void aConstantIsComparedInSixtyFourBits() {
        for (ReadingProfile profile : List.of(ReadingProfiles.named("postgresql"), ReadingProfiles.named("mysql"))) {
            assertThat(where("r = 0.1", profile)).contains("= 0.1d)");
            assertThat(where("r IN (0.1, 2)", profile)).contains("= 0.1d)", "= 2.0d)");
            assertThat(where("r BETWEEN 0.1 AND 0.3", profile)).contains(">= 0.1d)", "<= 0.3d)");
        }
        assertThat(where("r = 0.1", ReadingProfiles.named("duckdb"))).contains("0.10000000149011612d");
    }

    /** 16777217 is no REAL, but the nearest one is 16777216. */
    @Test
    void anotherNumberIsRefused() {
        assertThatThrownBy(() -> where("r = i", ReadingProfiles.named("postgresql")))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("comparison of a REAL with");
        assertThat(where("r = q", ReadingProfiles.named("postgresql"))).contains("($1 = $2)");
        assertThat(where("r = f", ReadingProfiles.named("postgresql"))).contains("= $3)");
    }

    @Test
    void aCastOfTheQueryStays() {
        assertThat(where("r = CAST(i AS REAL)", ReadingProfiles.named("postgresql")))
                .contains("($1 = CAST($4 AS DOUBLE))");
        assertThat(where("r = CAST(0.1 AS REAL)", ReadingProfiles.named("postgresql")))
                .contains("0.10000000149011612d");
        assertThat(where("r = CAST(0.1 AS FLOAT)", ReadingProfiles.named("mysql")))
                .contains("0.10000000149011612d");
        assertThat(where("CAST(0.1 AS FLOAT) = 0.1", ReadingProfiles.named("mysql")))
                .contains("0.10000000149011612d", "= 0.1d)");
    }

    /** FLOAT has 64 bits in PostgreSQL. */
    @Test
    void floatIsDoublePrecision() {
        assertThat(where("f = CAST(0.1 AS FLOAT)", ReadingProfiles.named("postgresql")))
                .isEqualTo(where("f = CAST(0.1 AS DOUBLE PRECISION)", ReadingProfiles.named("postgresql")));
    }
}
