package io.panoptes.dbms.provision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.h2.H2Adapter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import org.apache.maven.settings.Mirror;
import org.apache.maven.settings.Settings;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A local repository that can't be written, with a mirror in a folder that has one release of H2. */
class MavenRepositoryTest {
    private static final Adapter H2 = new H2Adapter();
    private static final Version VERSION = new Version("2.3.232");

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @BeforeEach
    void fillTheMirror() throws IOException {
        Path artifact = folder.resolve("mirror/com/h2database/h2");
        publish(artifact.resolve("maven-metadata.xml"), """
            <metadata><groupId>com.h2database</groupId><artifactId>h2</artifactId>
            <versioning><versions><version>2.3.232</version></versions></versioning></metadata>""");
        publish(artifact.resolve("2.3.232/h2-2.3.232.pom"), """
            <project><modelVersion>4.0.0</modelVersion>
            <groupId>com.h2database</groupId><artifactId>h2</artifactId><version>2.3.232</version></project>""");
        publish(artifact.resolve("2.3.232/h2-2.3.232.jar"), "a jar");
    }

    @Test
    void whatItLacksIsFetched() {
        try (Releases releases = releases(folder.resolve("local"), false)) {
            assertThat(releases.newest(H2)).isEqualTo(VERSION);
            assertThat(releases.files(H2, VERSION))
                    .singleElement()
                    .satisfies(jar -> assertThat(jar).hasContent("a jar"));
        }
    }

    /** A file where a folder is wanted keeps root out, too. */
    @Test
    void aFolderThatCannotBeMadeIsTold() throws IOException {
        Path local = Files.writeString(folder.resolve("file"), "no folder").resolve("repository");
        assertUnwritable(local);
    }

    @Test
    void aFolderOfAnotherUserIsTold() throws IOException {
        Path local = Files.createDirectory(folder.resolve("local"));
        Set<PosixFilePermission> before = Files.getPosixFilePermissions(local);
        Files.setPosixFilePermissions(local, PosixFilePermissions.fromString("r-xr-xr-x"));
        assumeThat(Files.isWritable(local)).as("root may write anywhere").isFalse();
        assertUnwritable(local);
        Files.setPosixFilePermissions(local, before);
    }

    @Test
    void whatAFolderThatCannotBeWrittenHoldsIsUsed() throws IOException {
        Path local = folder.resolve("local");
        try (Releases releases = releases(local, false)) {
            releases.newest(H2);
            releases.files(H2, VERSION);
        }
        withoutLocks(local);
        try (Releases releases = releases(local, true)) {
            assertThat(releases.newest(H2)).isEqualTo(VERSION);
            assertThat(releases.files(H2, VERSION)).hasSize(1);
        }
    }

    private void assertUnwritable(Path local) {
        try (Releases releases = releases(local, false)) {
            assertThatExceptionOfType(TargetException.class)
                    .isThrownBy(() -> releases.newest(H2))
                    .satisfies(error -> assertSaysWhatToDo(error, local));
            assertThatExceptionOfType(TargetException.class)
                    .isThrownBy(() -> releases.require(H2, VERSION))
                    .satisfies(error -> assertSaysWhatToDo(error, local));
            assertThatExceptionOfType(TargetException.class)
                    .isThrownBy(() -> releases.file(H2, "com.h2database:h2:2.3.232"))
                    .satisfies(error -> assertSaysWhatToDo(error, local));
        }
    }

    private static void assertSaysWhatToDo(TargetException error, Path local) {
        assertThat(error.problem()).isEqualTo(Problem.UNWRITABLE_REPOSITORY);
        assertThat(error)
                .hasMessageContaining("The local Maven repository %s can't be written".formatted(local))
                .hasMessageContaining("-Dmaven.repo.local=FOLDER");
    }

    /** So that files of locks can't be made in it. */
    private static void withoutLocks(Path local) throws IOException {
        Path locks = local.resolve(".locks");
        Files.deleteIfExists(locks);
        Files.writeString(locks, "");
    }

    private Releases releases(Path local, boolean offline) {
        Mirror mirror = new Mirror();
        mirror.setId("central");
        mirror.setMirrorOf("*");
        mirror.setUrl(folder.resolve("mirror").toUri().toString());
        Settings settings = new Settings();
        settings.setMirrors(List.of(mirror));
        settings.setOffline(offline);
        return new Releases(new MavenRepository(new UserSettings(settings), local));
    }

    private static void publish(Path file, String content) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
        Files.writeString(file.resolveSibling(file.getFileName() + ".sha1"), sha1(content));
    }

    private static String sha1(String content) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-1").digest(content.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
