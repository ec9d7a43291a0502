package io.panoptes.equivalence.front.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.reading.ReadingProfile;
import org.junit.jupiter.api.Test;

class MaterializationHintTest {
    @Test
    void theHintGoes() {
        assertThat(text("WITH a AS MATERIALIZED (SELECT 1), b AS NOT MATERIALIZED (SELECT 2) SELECT * FROM a, b"))
                .isEqualTo("WITH a AS (SELECT 1), b AS (SELECT 2) SELECT * FROM a, b");
    }

    @Test
    void anAliasOfThatNameStays() {
        assertThat(text("SELECT a AS materialized FROM t")).isEqualTo("SELECT a AS materialized FROM t");
    }

    private static String text(String sql) {
        return Respelled.of(sql, ReadingProfile.STANDARD).text();
    }
}
