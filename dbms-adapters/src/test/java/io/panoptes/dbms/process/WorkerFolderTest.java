package io.panoptes.dbms.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkerFolderTest {
    @TempDir
    private Path parent;

    private long dead;

    @BeforeEach
    void endAProcess() throws IOException, InterruptedException {
        Process process = new ProcessBuilder("true").start();
        process.waitFor();
        dead = process.pid();
    }

    @Test
    void whatAKilledProcessLeftIsSweptAtOnce() throws IOException {
        Path left = folderOf(dead);
        Files.writeString(left.resolve("in-use.lock"), "");
        Files.writeString(left.resolve("data.db"), "rows");
        WorkerFolder.sweep(parent);
        assertThat(left).doesNotExist();
    }

    @Test
    void whatSomebodyHoldsStays() throws IOException {
        Path used = folderOf(dead);
        try (FileChannel channel =
                FileChannel.open(used.resolve("in-use.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            channel.lock();
            WorkerFolder.sweep(parent);
        }
        assertThat(used).exists();
    }

    @Test
    void whatHasNoLockStaysForADay() throws IOException {
        Path young = folderOf(dead);
        Path old = folderOf(dead);
        Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofDays(2))));
        WorkerFolder.sweep(parent);
        assertThat(young).exists();
        assertThat(old).doesNotExist();
    }

    @Test
    void ourOwnStaysUntilItIsDeleted() {
        WorkerFolder own = WorkerFolder.create(parent);
        WorkerFolder.sweep(parent);
        assertThat(own.path()).exists();
        own.delete();
        assertThat(own.path()).doesNotExist();
    }

    private Path folderOf(long pid) throws IOException {
        return Files.createTempDirectory(parent, "panoptes-" + pid + "-");
    }
}
