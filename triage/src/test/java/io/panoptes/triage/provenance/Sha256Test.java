package io.panoptes.triage.provenance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class Sha256Test {
    @TempDir
    private Path folder;

    @Test
    void ofAFile() throws IOException {
        Path file = Files.writeString(folder.resolve("abc"), "abc");
        assertThat(Sha256.of(file)).isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    @Test
    void textsAreToldApart() {
        assertThat(Sha256.of(Stream.of("a", "bc"))).isNotEqualTo(Sha256.of(Stream.of("ab", "c")));
    }
}
