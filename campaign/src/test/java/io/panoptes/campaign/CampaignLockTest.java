package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CampaignLockTest {
    @TempDir
    private Path folder;

    @Test
    void refusesTheSecondAndNamesTheFirst() {
        try (CampaignLock first = CampaignLock.of(folder)) {
            assertThat(first).isNotNull();
            assertThatExceptionOfType(JournalException.class)
                    .isThrownBy(() -> CampaignLock.of(folder))
                    .withMessageContaining("a campaign runs in %s already (process %d)"
                            .formatted(folder, ProcessHandle.current().pid()));
        }
        CampaignLock.of(folder).close();
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
            assertThatExceptionOfType(JournalException.class)
                    .isThrownBy(() -> CampaignLock.of(folder))
                    .withMessageContaining("(process %d)".formatted(other.pid()));
        } finally {
            other.destroyForcibly().waitFor();
        }
        CampaignLock.of(folder).close();
    }

    /** Holds the lock until it is killed. */
    static final class Holder {
        private Holder() {}

        public static void main(String[] arguments) throws InterruptedException {
            CampaignLock lock = CampaignLock.of(Path.of(arguments[0]));
            System.out.println("locked");
            Thread.sleep(600_000);
            lock.close();
        }
    }

    @Test
    void saysWhatIsInTheWay() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThatExceptionOfType(JournalException.class)
                .isThrownBy(() -> CampaignLock.of(file))
                .withMessageContaining(file + " can't be used as the folder of a campaign");
    }
}
