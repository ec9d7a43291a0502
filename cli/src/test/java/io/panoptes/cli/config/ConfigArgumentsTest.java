package io.panoptes.cli.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.cli.PanoptesCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConfigArgumentsTest {
    @TempDir
    private Path folder;

    @Test
    void optionsOfTheSectionComeBehindTheCommand() throws IOException {
        assertThat(expand("""
                ci:
                  target: h2
                  time: 5m
                  regressions: [ findings, more ]
                  workers: 2
                  private: true
                fuzz:
                  json: true
                """, "ci", "--seed", "7"))
                .startsWith("ci", "--target=h2", "--time=5m", "--regressions=findings", "--regressions=more")
                .contains("--workers=2", "--private", "--seed")
                .doesNotContain("--json");
    }

    @Test
    void whatIsGivenComesBeforeTheFile() throws IOException {
        assertThat(expand("ci:\n  jar: a.jar\n  time: 5m\n", "ci", "--build=b.jar", "--time", "1m"))
                .doesNotContain("--build=a.jar", "--time=5m")
                .contains("--build=b.jar", "1m");
    }

    @Test
    void aFlagThatIsFalseIsNotGiven() throws IOException {
        assertThat(expand("fuzz:\n  json: false\n", "fuzz")).doesNotContain("--json");
    }

    @Test
    void anUnknownOptionIsTold() {
        assertThatThrownBy(() -> expand("ci:\n  tme: 5m\n", "ci"))
                .hasMessageContaining("tme is no option of ci")
                .hasMessageContaining("regressions");
        assertThatThrownBy(() -> expand("cy:\n  time: 5m\n", "ci")).hasMessageContaining("cy is no command");
        assertThatThrownBy(() -> expand("ci: [", "ci")).hasMessageContaining("panoptes.yaml:1");
    }

    @Test
    void everyCommandTakesAFile() throws IOException {
        Path file = Files.writeString(folder.resolve("panoptes.yaml"), "oracles:\n  stats: {}\n");
        assertThat(PanoptesCommand.commandLine()
                        .parseArgs("oracles", "stats", "--config", file.toString())
                        .errors())
                .isEmpty();
    }

    private String[] expand(String yaml, String... arguments) throws IOException {
        Path file = Files.writeString(folder.resolve("panoptes.yaml"), yaml);
        String[] with = java.util.Arrays.copyOf(arguments, arguments.length + 1);
        with[arguments.length] = "--config=" + file;
        return ConfigArguments.expand(PanoptesCommand.commandLine(), with);
    }
}
