package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.RelationText;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The 22 queries of TPC-H with constants filled in: all of each is understood, in every family. */
class TpchTest {
    private static final Schema SCHEMA = SchemaReader.read(statements("tpch-schema.sql"));

    @Test
    void thereAreAll() {
        assertThat(SCHEMA.tables()).hasSize(8);
        assertThat(queries()).hasSize(22);
    }

    @ParameterizedTest
    @MethodSource("queries")
    void isUnderstood(String sql) {
        for (ReadingProfile profile : List.of(ReadingProfile.STANDARD, ReadingProfiles.named("mysql"))) {
            String algebra = RelationText.of(new Front(SCHEMA, profile).translate(sql));
            assertThat(algebra)
                    .as(profile.name())
                    .doesNotContain("?(", "ANY_VALUE")
                    .contains("Scan[");
        }
    }

    private static Stream<String> queries() {
        return statements("tpch-queries.sql").stream();
    }

    private static List<String> statements(String resource) {
        try (InputStream in = TpchTest.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + resource);
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Stream.of(text.split(";\\s*\n"))
                    .filter(part -> !part.isBlank())
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
