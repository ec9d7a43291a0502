package io.panoptes.cli.oracles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.discovery.library.LibraryPack;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NamedLibrariesTest {
    @TempDir
    private Path folder;

    private LibraryPack keep(String release, String text) throws IOException {
        LibraryPack pack = LibraryPack.of(release, Map.of("oracles/classic.jsonl", text.getBytes()));
        pack.write(folder.resolve(pack.fileName()));
        return pack;
    }

    private NamedLibraries libraries() {
        return new NamedLibraries(folder);
    }

    @Test
    void whatIsShippedNeedsNoFile() {
        assertThat(libraries().find(LibraryPack.shipped().version())).isEmpty();
    }

    @Test
    void oneThatIsKeptIsFoundByItsRelease() throws IOException {
        LibraryPack kept = keep("2025.03", "a");
        assertThat(libraries().find("2025.03")).contains(folder.resolve(kept.fileName()));
        assertThat(libraries().find(kept.version())).contains(folder.resolve(kept.fileName()));
        Path file = folder.resolve(kept.fileName());
        assertThat(libraries().find(file.toString())).contains(file);
    }

    @Test
    void twoOfOneReleaseMustBeToldApart() throws IOException {
        LibraryPack one = keep("2025.03", "a");
        keep("2025.03", "b");
        assertThatThrownBy(() -> libraries().find("2025.03"))
                .isInstanceOf(CannotRun.class)
                .hasMessageContaining("by its whole version");
        assertThat(libraries().find(one.version())).contains(folder.resolve(one.fileName()));
    }

    @Test
    void anUnknownOneIsRefusedWithTheWayToGetIt() {
        assertThatThrownBy(() -> libraries().find("2024.01"))
                .isInstanceOf(CannotRun.class)
                .hasMessageContaining("there is no library 2024.01")
                .hasMessageContaining("panoptes oracles pack --out FILE.zip");
    }

    @Test
    void aFileThatIsNoLibraryIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("oracles.jsonl"), "{}");
        assertThatThrownBy(() -> libraries().find(file.toString()))
                .isInstanceOf(CannotRun.class)
                .hasMessageContaining("is no library");
    }
}
