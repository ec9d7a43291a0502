package io.panoptes.dbms.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderLockTest {
    @TempDir
    private Path folder;

    @Test
    void refusesTheSecondAndNamesTheFirst() {
        try (FolderLock first = FolderLock.of(folder, "a campaign")) {
            assertThat(first).isNotNull();
            assertThatExceptionOfType(FolderLock.Taken.class)
                    .isThrownBy(() -> FolderLock.of(folder, "a campaign"))
                    .withMessageContaining("a campaign runs in %s already (process %d)"
                            .formatted(folder, ProcessHandle.current().pid()));
        }
        FolderLock.of(folder, "a campaign").close();
    }

    @Test
    void isFreedByTheEndOfTheProcess() throws IOException, InterruptedException {
        Process other = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Holder.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader said =
                new BufferedReader(new InputStreamReader(other.getInputStream(), StandardCharsets.UTF_8))) {
            assertThat(said.readLine()).isEqualTo("locked");
            assertThatExceptionOfType(FolderLock.Taken.class)
                    .isThrownBy(() -> FolderLock.of(folder, "a campaign"))
                    .withMessageContaining("(process %d)".formatted(other.pid()));
        } finally {
            other.destroyForcibly().waitFor();
        }
        FolderLock.of(folder, "a campaign").close();
    }

    /** Holds the lock until it is killed. */
    static final class Holder {
        private Holder() {}

        public static void main(String[] arguments) throws InterruptedException {
            FolderLock lock = FolderLock.of(Path.of(arguments[0]), "a campaign");
            System.out.println("locked");
            Thread.sleep(600_000);
            lock.close();
        }
    }

    @Test
    void saysWhatIsInTheWay() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThatExceptionOfType(UncheckedIOException.class)
                .isThrownBy(() -> FolderLock.of(file, "a campaign"))
                .withMessageContaining(file + " can't be used as the folder of a campaign");
    }
}
