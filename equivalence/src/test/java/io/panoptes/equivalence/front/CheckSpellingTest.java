package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** MySQL 8.0.33 takes ('a\\\\b') for the text a\\b, (a || b) for an OR, and "c" for the text c. */
class CheckSpellingTest {
    private static void read(String constraint, ReadingProfile profile) {
        Schema schema = SchemaReader.read(List.of(
                "CREATE TABLE t (k INT PRIMARY KEY, a INT, b INT, s VARCHAR(9), c VARCHAR(9), " + constraint + ")"));
        CheckConditions.of(KeptSchema.of(schema, profile), profile);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "CHECK (s <> 'a\\\\b')",
                "CHECK (s LIKE 'a\\%')",
                "e ENUM('x\\n', 'y')",
                "CHECK (a || b)",
                "CHECK (k > 0 AND (a = 1) || (b = 1))",
                "CHECK (s || '' <> 'x')",
                "CHECK (s <> \"c\")",
                "d INT CHECK (\"a\" > 0)",
            })
    void whatMySqlReadsOtherwiseIsRefusedThere(String constraint) {
        assertThatThrownBy(() -> read(constraint, ReadingProfiles.named("mysql")))
                .isInstanceOf(Unsupported.class);
    }

    @Test
    void othersReadItAsItStands() {
        for (String name : List.of("postgresql", "sqlite", "duckdb", "standard")) {
            ReadingProfile profile = ReadingProfiles.named(name);
            assertThatCode(() -> read("CHECK (s <> 'a\\\\b')", profile))
                    .as(name)
                    .doesNotThrowAnyException();
            assertThatCode(() -> read("CHECK (s || '' <> 'x')", profile))
                    .as(name)
                    .doesNotThrowAnyException();
            assertThatCode(() -> read("CHECK (s <> \"c\")", profile)).as(name).doesNotThrowAnyException();
        }
    }

    @Test
    void plainConstraintsAreReadInMySql() {
        for (String constraint : List.of(
                "CHECK (s <> 'a b')",
                "CHECK (a = 1 OR b = 1)",
                "CHECK (s <> c)",
                "CHECK (`a` > 0)",
                "e ENUM('x', 'y')")) {
            assertThatCode(() -> read(constraint, ReadingProfiles.named("mysql")))
                    .doesNotThrowAnyException();
        }
    }
}
