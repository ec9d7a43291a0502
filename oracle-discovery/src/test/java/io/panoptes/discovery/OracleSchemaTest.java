package io.panoptes.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.panoptes.sql.oracle.Oracle;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every oracle that was written by hand is valid under the published JSON schema. */
class OracleSchemaTest {

    @Test
    void allShippedOraclesKeepThePublishedSchema() throws IOException {
        Schema schema = published();
        for (String file : List.of("classic.jsonl", "changes.jsonl")) {
            String[] lines = resource(OracleLibrary.class, file).split("\n");
            assertThat(lines).hasSizeGreaterThan(70);
            for (String line : lines) {
                assertThat(schema.validate(line, InputFormat.JSON)).as(line).isEmpty();
            }
        }
    }

    @Test
    void aForeignFieldBreaksThePublishedSchema() throws IOException {
        String line = resource(OracleLibrary.class, "classic.jsonl")
                .lines()
                .findFirst()
                .orElseThrow();
        assertThat(published().validate(line.replace("\"title\"", "\"tilte\""), InputFormat.JSON))
                .isNotEmpty();
    }

    private static Schema published() throws IOException {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(resource(Oracle.class, "oracle.schema.json"), InputFormat.JSON);
    }

    private static String resource(Class<?> near, String name) throws IOException {
        try (InputStream stream = near.getResourceAsStream(name)) {
            assertThat(stream).as(name).isNotNull();
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
