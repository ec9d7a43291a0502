package io.panoptes.reporting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
    @TempDir
    private Path folder;

    @Test
    void theFileIsReplacedAsAWhole() throws IOException {
        Path file = folder.resolve("report.md");
        WholeFile.write(file, "old");
        WholeFile.write(file, "new");
        assertThat(file).hasContent("new");
        assertThat(folder).isDirectoryContaining("glob:**/report.md");
        assertThat(folder.toFile().list()).containsExactly("report.md");
    }

    /** A folder that is not empty can't be replaced, as little as a file can be written to a full disk. */
    @Test
    void nothingIsLeftWhereItFails() throws IOException {
        Path occupied = folder.resolve("report.md");
        Files.createDirectories(occupied.resolve("something"));
        assertThatThrownBy(() -> WholeFile.write(occupied, "text")).isInstanceOf(IOException.class);
        assertThat(folder.toFile().list()).containsExactly("report.md");
    }
}
