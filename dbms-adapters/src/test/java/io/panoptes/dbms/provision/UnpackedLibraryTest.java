package io.panoptes.dbms.provision;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnpackedLibraryTest {
    private static final byte[] LARGE = new byte[9 << 20];

    @TempDir
    private Path folder;

    private Path jar;

    @BeforeEach
    void makeJar() throws IOException {
        LARGE[7] = 42;
        jar = folder.resolve("driver.jar");
        try (var zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            zip.putNextEntry(new ZipEntry("native/lib.so"));
            zip.write(LARGE);
            zip.putNextEntry(new ZipEntry("native/small.so"));
            zip.write(42);
        }
    }

    @Test
    void aLargeLibraryIsUnpackedUnderTheNameOfItsResource() {
        assertThat(library()).hasBinaryContent(LARGE);
    }

    @Test
    void whatIsThereIsUsedAgain() throws IOException {
        var before = Files.getLastModifiedTime(library());
        assertThat(Files.getLastModifiedTime(library())).isEqualTo(before);
    }

    @Test
    void whatIsDamagedIsMadeAnew() throws IOException {
        byte[] damaged = LARGE.clone();
        damaged[8] = 1;
        Files.write(library(), damaged);
        assertThat(library()).hasBinaryContent(LARGE);
    }

    @Test
    void aSmallOneAnAbsentOneAndACacheThatCannotBeWrittenAreLeftToTheDriver() throws IOException {
        assertThat(unpacked("native/small.so", folder)).isEmpty();
        assertThat(unpacked("native/none.so", folder)).isEmpty();
        assertThat(unpacked("native/lib.so", Files.createFile(folder.resolve("file"))))
                .isEmpty();
    }

    private Path library() {
        return unpacked("native/lib.so", folder.resolve("cache")).orElseThrow().resolve("native/lib.so");
    }

    private Optional<Path> unpacked(String resource, Path cache) {
        return UnpackedLibrary.of(jar, resource, cache);
    }
}
