package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.algebra.ScalarText;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import org.junit.jupiter.api.Test;

/** Conditions of CHECK constraints as scalars over a row of their table. */
class TableConditionTest {
    @Test
    void columnsAreThoseOfTheRow() {
        assertThat(condition(
                        "a INT, \"from\" DATE, CHECK (a > 0 AND \"from\" <= '2020-01-01')", ReadingProfile.STANDARD))
                .isEqualTo("(($0 > 0) AND ($1 <= DATE '2020-01-01'))");
    }

    @Test
    void aListIsADisjunction() {
        assertThat(condition("a INT, s VARCHAR(5), CHECK (s IN ('x', 'it''s'))", ReadingProfiles.named("mysql")))
                .isEqualTo("(($1 = 'x') OR ($1 = 'it''s'))");
    }

    @Test
    void booleansBesideNumbersAreNumbers() {
        String check = "free BOOLEAN, CHECK (free IN (0, 1))";
        assertThat(condition(check, ReadingProfiles.named("mysql"))).isEqualTo("(($0 = 0) OR ($0 = 1))");
        assertThat(condition(check, ReadingProfiles.named("mysql").without(ReadingTrait.BOOLEAN_COLUMNS_HOLD_NUMBERS)))
                .contains("CASE WHEN ($0 IS NOT NULL) THEN CASE WHEN $0 THEN 1 ELSE 0 END ELSE NULL END = 0");
    }

    @Test
    void anUnknownColumnIsAnError() {
        assertThatThrownBy(() -> condition("a INT, CHECK (b > 0)", ReadingProfile.STANDARD))
                .isInstanceOf(SqlError.class)
                .hasMessageContaining("'b'");
    }

    private static String condition(String columns, ReadingProfile profile) {
        Schema schema = SchemaReader.read("CREATE TABLE t (" + columns + ")");
        Table table = schema.tables().getFirst();
        Constraint.Check check = table.constraints().stream()
                .filter(Constraint.Check.class::isInstance)
                .map(Constraint.Check.class::cast)
                .findFirst()
                .orElseThrow();
        return ScalarText.of(new Front(schema, profile).condition(table, check.condition()));
    }
}
