package io.panoptes.dbms.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a driver does, learning ends with a sentence, and no process of ours is left. */
class HostileDriverTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @AfterEach
    void noWorkerIsLeft() {
        assertThat(ProcessHandle.current()
                        .descendants()
                        .filter(process ->
                                process.info().commandLine().orElse("").contains("hostile.jar")))
                .isEmpty();
    }

    @Test
    void oneThatHangsIsGivenUp() {
        assertThatThrownBy(learning("hangs", Duration.ofSeconds(2)))
                .isInstanceOf(TargetException.class)
                .hasMessageContaining("Hostile can't be tested")
                .hasMessageContaining("no table with an INTEGER column can be made");
    }

    @Test
    void oneThatEndsItsProcessIsGivenUp() {
        assertThatThrownBy(learning("dies"))
                .isInstanceOf(TargetException.class)
                .hasMessageContaining("Hostile can't be tested")
                .hasMessageContaining("no table with an INTEGER column can be made");
    }

    @Test
    void oneThatLiesAboutTypesIsNotTrusted() {
        assertThatThrownBy(learning("lies"))
                .isInstanceOf(TargetException.class)
                .hasMessageContaining("Hostile can't be tested: a proof says nothing about it")
                .hasMessageContaining("no SELECT without a table gives one row")
                .hasMessageContaining("Tried last:%n  CREATE TABLE ".formatted());
    }

    @Test
    void whatOneLeaksGoesWithItsProcess() {
        assertThatThrownBy(learning("leaks")).isInstanceOf(TargetException.class);
    }

    private ThrowingCallable learning(String manner) {
        return learning(manner, ProbeInstance.LIMIT);
    }

    /** @param limit of a statement, of which the first that hangs takes all */
    private ThrowingCallable learning(String manner, Duration limit) {
        return () -> LearntTargets.learning(
                        new ReleasedTargets(),
                        new UnknownPlace(DriverJars.of(jar().toString()), "jdbc:hostile:" + manner, ""),
                        limit,
                        step -> {})
                .close();
    }

    private Path jar() throws IOException {
        Path file = folder.resolve("hostile.jar");
        try (OutputStream out = Files.newOutputStream(file);
                JarOutputStream jar = new JarOutputStream(out)) {
            String name = HostileDriver.class.getName().replace('.', '/') + ".class";
            jar.putNextEntry(new ZipEntry(name));
            try (InputStream code = HostileDriver.class.getClassLoader().getResourceAsStream(name)) {
                Objects.requireNonNull(code).transferTo(jar);
            }
            jar.putNextEntry(new ZipEntry("META-INF/services/java.sql.Driver"));
            jar.write(HostileDriver.class.getName().getBytes(StandardCharsets.UTF_8));
        }
        return file;
    }
}
