package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.type.SqlType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the evaluator alone knows is read where nothing is compared, and nowhere else. */
class ValueTypesTest {
    private static final Schema SCHEMA = SchemaReader.read("CREATE TABLE t (a INT, s VARCHAR)");
    private static final Front VALUES =
            new Front(SCHEMA, ReadingProfiles.named("duckdb").forValuesAlone());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT s::BIT FROM t",
                "SELECT a::HUGEINT FROM t",
                "SELECT a::UTINYINT FROM t",
                "SELECT TRY_CAST(s AS UBIGINT) FROM t",
                "SELECT \"VALUES$BITSTRING\"(s, 9) FROM t",
                "SELECT a FROM t WHERE \"VALUES$SET_BIT\"(s, 1, 1) IS NULL"
            })
    void comparedQueriesAreRefused(String sql) {
        VALUES.translate(
                sql.replace("\"VALUES$BITSTRING\"", "bitstring").replace("\"VALUES$SET_BIT\"(s", "set_bit(s::BIT"));
        for (ReadingProfile profile : ReadingProfiles.ALL) {
            Front front = new Front(SCHEMA, profile);
            assertThatThrownBy(() -> front.translate(sql)).as(profile.name()).isInstanceOf(RuntimeException.class);
        }
    }

    @Test
    void columnsKeepTheirType() {
        Schema schema = SchemaReader.read("CREATE TABLE b (x BIT)");
        assertThat(new Front(schema, ReadingProfiles.named("duckdb").forValuesAlone())
                        .translate("SELECT x FROM b")
                        .types())
                .containsExactly(new SqlType.OpaqueType("BIT"));
        assertThatThrownBy(() -> new Front(schema, ReadingProfiles.named("duckdb")).translate("SELECT x FROM b"))
                .hasMessageContaining("BIT");
    }
}
