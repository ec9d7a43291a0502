package io.panoptes.benchmarks.rediscovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutcomeLogTest {
    private static final VersionOutcome OUTCOME = new VersionOutcome(
            "sqlite",
            "3.28.0",
            List.of(new BugRow("a", "3.28.0", true, "findings/F1", 1200, "")),
            List.of(new UnlistedBug("Wrong result", "findings/F2")));

    @TempDir
    private Path folder;

    @Test
    void givesBackTheVersionsThatAreDone() {
        OutcomeLog log = OutcomeLog.in(folder.resolve("new"));
        assertThat(log.read()).isEmpty();
        log.add(OUTCOME);
        log.add(OUTCOME);
        assertThat(log.read()).containsExactly(OUTCOME, OUTCOME);
    }

    @Test
    void passesOverALineThatIsTorn() throws IOException {
        OutcomeLog log = OutcomeLog.in(folder);
        log.add(OUTCOME);
        Files.writeString(log.file(), "{\"dbms\": \"sqli", StandardOpenOption.APPEND);
        assertThat(log.read()).containsExactly(OUTCOME);
    }
}
