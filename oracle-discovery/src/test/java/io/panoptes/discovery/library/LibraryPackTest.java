package io.panoptes.discovery.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.discovery.OracleLibrary;
import io.panoptes.sql.oracle.Oracle;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryPackTest {
    @TempDir
    private Path folder;

    private Path written() throws IOException {
        Path file = folder.resolve("library.zip");
        LibraryPack.shipped().write(file);
        return file;
    }

    @Test
    void holdsWhatIsShippedInTheSameOrder() throws IOException {
        LibraryPack read = LibraryPack.read(written());
        assertThat(read.version()).isEqualTo(LibraryPack.shipped().version()).matches("\\d{4}\\.\\d\\d-[0-9a-f]{8}");
        assertThat(read.oracles().oracles().stream().map(Oracle::id))
                .containsExactlyElementsOf(OracleLibrary.shipped().oracles().stream()
                        .map(Oracle::id)
                        .toList());
        assertThat(read.snippets("duckdb")).isPresent();
        assertThat(read.snippets("no-such-dbms")).isEmpty();
    }

    @Test
    void theSameLibraryGivesTheSameFile() throws IOException {
        Path again = folder.resolve("again.zip");
        LibraryPack.read(written()).write(again);
        assertThat(Files.mismatch(written(), again)).isEqualTo(-1);
    }

    @Test
    void isCalledByItsVersionOrItsReleaseAlone() {
        LibraryPack shipped = LibraryPack.shipped();
        String release = shipped.version().substring(0, shipped.version().indexOf('-'));
        assertThat(shipped.isCalled(shipped.version())).isTrue();
        assertThat(shipped.isCalled(release)).isTrue();
        assertThat(shipped.isCalled("2026.1")).isFalse();
        assertThat(shipped.isCalled("")).isFalse();
    }

    @Test
    void aChangedFileIsRefused() throws IOException {
        Path changed = changed("oracles/classic.jsonl", "\n".getBytes());
        assertThatThrownBy(() -> LibraryPack.read(changed))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("it was changed or is damaged");
    }

    @Test
    void aLaterFormatIsRefused() throws IOException {
        Path later = changed("library.json", "{\"format\":2,\"version\":\"2027.01-00000000\"}".getBytes());
        assertThatThrownBy(() -> LibraryPack.read(later)).hasMessageContaining("is of format 2");
    }

    @Test
    void anotherZipIsNoLibrary() throws IOException {
        Path other = folder.resolve("other.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(other))) {
            zip.putNextEntry(new ZipEntry("a.txt"));
        }
        assertThat(LibraryPack.isOne(other)).isTrue();
        assertThatThrownBy(() -> LibraryPack.read(other)).hasMessageContaining("is no library");
        Path text = Files.writeString(folder.resolve("oracles.jsonl"), "{}");
        assertThat(LibraryPack.isOne(text)).isFalse();
    }

    private Path changed(String name, byte[] content) throws IOException {
        Map<String, byte[]> entries = new LinkedHashMap<>();
        try (InputStream file = Files.newInputStream(written());
                ZipInputStream zip = new ZipInputStream(file)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                entries.put(entry.getName(), zip.readAllBytes());
            }
        }
        assertThat(entries).containsKey(name);
        entries.put(name, content);
        Path changed = folder.resolve("changed.zip");
        try (OutputStream file = Files.newOutputStream(changed);
                ZipOutputStream zip = new ZipOutputStream(file)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue());
            }
        }
        return changed;
    }
}
