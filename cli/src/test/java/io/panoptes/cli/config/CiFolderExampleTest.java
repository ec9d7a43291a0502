package io.panoptes.cli.config;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.panoptes.campaign.baseline.Baseline;
import io.panoptes.cli.PanoptesCommand;
import io.panoptes.triage.finding.FindingFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The files of {@code examples/ci-folder} are ones that {@code panoptes ci} takes. */
class CiFolderExampleTest {
    private static final Path EXAMPLE = Path.of(System.getProperty("panoptes.root", ".."), "examples", "ci-folder");

    @Test
    void theBaselineIsRead() {
        assertThat(Baseline.read(EXAMPLE.resolve("known.json")).bugs())
                .isNotEmpty()
                .allSatisfy(bug -> {
                    assertThat(bug.reason()).isNotBlank();
                    assertThat(bug.link()).startsWith("https://");
                });
    }

    @Test
    void theFindingsAreRead() {
        assertThat(FindingFiles.in(List.of(EXAMPLE.resolve("findings")))).isNotEmpty();
    }

    @Test
    void theConfigurationNamesOptionsAndFilesThatAreThere() {
        JsonNode options =
                ConfigFile.read(EXAMPLE.resolve("panoptes.yaml")).sections().path("ci");
        var command = Objects.requireNonNull(
                        PanoptesCommand.commandLine().getSubcommands().get("ci"))
                .getCommandSpec();
        assertThat(options.fieldNames())
                .toIterable()
                .allSatisfy(name -> assertThat(command.findOption("--" + name)).isNotNull());
        assertThat(EXAMPLE.resolve(options.path("baseline").asText())).isRegularFile();
        assertThat(EXAMPLE.resolve(options.path("regressions").get(0).asText())).isDirectory();
    }

    @Test
    void theWorkflowGivesInputsThatTheActionHas() throws IOException {
        JsonNode workflow =
                new YAMLMapper().readTree(Files.readString(EXAMPLE.resolve(".github/workflows/panoptes.yml")));
        JsonNode action = new YAMLMapper().readTree(Files.readString(EXAMPLE.resolve("../../ci/github/action.yml")));
        JsonNode steps = workflow.path("jobs").path("logic-bugs").path("steps");
        assertThat(steps.get(steps.size() - 1).path("with").fieldNames())
                .toIterable()
                .isNotEmpty()
                .allSatisfy(name -> assertThat(action.path("inputs").has(name)).isTrue());
    }
}
