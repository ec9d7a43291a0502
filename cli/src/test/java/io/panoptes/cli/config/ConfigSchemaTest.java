package io.panoptes.cli.config;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.cli.PanoptesCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The published schema is that of the options; {@code -Dpanoptes.schema=write} writes it anew. */
class ConfigSchemaTest {
    private static final Path FILE = Path.of(System.getProperty("panoptes.root", ".."), "docs", "panoptes.schema.json");

    @Test
    void thePublishedSchemaIsThatOfTheOptions() throws IOException {
        String schema = ConfigSchema.of(PanoptesCommand.commandLine()).toPrettyString() + "\n";
        if ("write".equals(System.getProperty("panoptes.schema"))) {
            Files.writeString(FILE, schema);
        }
        assertThat(Files.readString(FILE)).isEqualTo(schema);
    }

    @Test
    void aSectionHasTheOptionsOfItsCommand() {
        var ci = ConfigSchema.of(PanoptesCommand.commandLine()).at("/properties/ci/properties");
        assertThat(ci.at("/private/type").asText()).isEqualTo("boolean");
        assertThat(ci.at("/regressions/items/type/0").asText()).isEqualTo("string");
        assertThat(ci.has("help")).isFalse();
    }
}
