package io.panoptes.cli.ci;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The program of this build as a process of its own, for what a test can't do within its own: signals, full disks, the exit code. */
public final class PanoptesProcess implements AutoCloseable {
    private final Process process;
    private final Path log;

    private PanoptesProcess(Process process, Path log) {
        this.process = process;
        this.log = log;
    }

    /** Starts it in this folder. {@code properties} are Java's, such as {@code -Dname=value}. */
    public static PanoptesProcess start(Path folder, List<String> properties, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("--enable-native-access=ALL-UNNAMED");
        command.add("-Dmaven.repo.local="
                + System.getProperty("maven.repo.local", System.getProperty("user.home") + "/.m2/repository"));
        command.addAll(properties);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "io.panoptes.cli.Main"));
        command.addAll(List.of(arguments));
        Path log = Files.createTempFile("panoptes", ".log");
        return new PanoptesProcess(
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .redirectInput(new File("/dev/null"))
                        .redirectOutput(log.toFile())
                        .start(),
                log);
    }

    /** The exit code. */
    public int await(long seconds) throws InterruptedException {
        if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
            throw new AssertionError("still running after %d s: %s".formatted(seconds, output()));
        }
        return process.exitValue();
    }

    /** SIGTERM, as a CI server sends it. */
    public void terminate() {
        process.destroy();
    }

    /** As {@code kill -9}: it has no time for anything. */
    public void kill() {
        process.destroyForcibly();
    }

    /** Waits until it has printed this. */
    public void awaitOutput(String text, long seconds) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        while (!output().contains(text)) {
            if (System.nanoTime() > end || !process.isAlive()) {
                throw new AssertionError("%s was not printed: %s".formatted(text, output()));
            }
            TimeUnit.MILLISECONDS.sleep(100);
        }
    }

    /** What it has printed up to now, errors too. */
    public String output() {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        Files.deleteIfExists(log);
    }
}
