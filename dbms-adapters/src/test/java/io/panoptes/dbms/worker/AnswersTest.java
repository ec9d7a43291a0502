package io.panoptes.dbms.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnswersTest {
    @TempDir
    private Path folder;

    /** A page that is first written when the disk is full kills the process, and the DBMS would be blamed. */
    @Test
    void theFileHasItsRoomOnDiskBeforeTheFirstAnswer() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/stat")), "stat is not there: blocks can't be counted");
        try (Answers ignored = new Answers(new ByteArrayOutputStream(), folder)) {
            Path file = folder.resolve(Answers.FILE);
            Process stat = new ProcessBuilder("/usr/bin/stat", "-c", "%b %B", file.toString()).start();
            String[] blocks =
                    new String(stat.getInputStream().readAllBytes()).strip().split(" ");
            assertThat(Long.parseLong(blocks[0]) * Long.parseLong(blocks[1])).isGreaterThanOrEqualTo(Files.size(file));
        }
    }
}
