package io.panoptes.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A limit of memory for a worker and all that it starts, as a container has one. */
final class SmallMemory implements AutoCloseable {
    private static final Path GROUPS = Path.of("/sys/fs/cgroup");
    private static final long MEGABYTE = 1 << 20;
    private static final long LIMIT = 2_000 * MEGABYTE;
    private static final int TAKEN = 1_700;
    private static final long LONGEST_SECONDS = 120;

    private final Path group;

    private SmallMemory(Path group) {
        this.group = group;
    }

    /** Empty where this process may set no limits. */
    static Optional<SmallMemory> create() {
        boolean isOld = Files.isDirectory(GROUPS.resolve("memory"));
        Path group = (isOld ? GROUPS.resolve("memory") : GROUPS)
                .resolve("panoptes-test-" + ProcessHandle.current().pid());
        try {
            Files.createDirectory(group);
            Files.writeString(group.resolve(isOld ? "memory.limit_in_bytes" : "memory.max"), String.valueOf(LIMIT));
            return Optional.of(new SmallMemory(group));
        } catch (IOException notAllowed) {
            return Optional.empty();
        }
    }

    /** What it starts from now on shares the limit. */
    void limit(long process) throws IOException {
        Files.writeString(group.resolve("cgroup.procs"), String.valueOf(process));
    }

    /**
     * As a DBMS that takes more than its share, and the kernel ends the executor: it ends the largest process, and counts this one as
     * large. Returns when the memory is free again.
     */
    void takeFrom(ProcessHandle executor) throws IOException, InterruptedException {
        Files.writeString(Path.of("/proc", String.valueOf(executor.pid()), "oom_score_adj"), "1000");
        Process hungry = new ProcessBuilder(
                        "sh",
                        "-c",
                        "echo $$ > %s; head -c %dM /dev/zero | tail | sleep %d"
                                .formatted(group.resolve("cgroup.procs"), TAKEN, LONGEST_SECONDS))
                .start();
        try {
            executor.onExit().get(LONGEST_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException alive) {
            throw new IOException("the executor lives on with little memory", alive);
        } finally {
            hungry.descendants().forEach(ProcessHandle::destroyForcibly);
            hungry.destroyForcibly();
        }
    }

    /** The processes are gone by now, or are about to. */
    @Override
    public void close() throws IOException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LONGEST_SECONDS);
        while (true) {
            try {
                Files.deleteIfExists(group);
                return;
            } catch (IOException notEmptyYet) {
                if (System.nanoTime() > end) {
                    throw notEmptyYet;
                }
                pause();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(100);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
