package io.panoptes.benchmarks.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TaskTimesTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void readsATaskALine() throws IOException {
        Path file = Files.writeString(
                folder.resolve("t"), "{\"pool\":\"cases\",\"millis\":12}\n{\"pool\":\"triage\",\"millis\":7}\n");
        assertThat(TaskTimes.read(file)).isEqualTo(new TaskTimes(List.of(12L), List.of(7L), List.of()));
    }

    @Test
    void tellsTheLineThatIsNone() throws IOException {
        Path file = Files.writeString(folder.resolve("t"), "{\"pool\":\"cases\",\"millis\":12}\n{\"pool\":\"x\"}\n");
        assertThatThrownBy(() -> TaskTimes.read(file))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("line 2");
    }
}
