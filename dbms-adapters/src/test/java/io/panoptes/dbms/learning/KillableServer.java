package io.panoptes.dbms.learning;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** A process with a server of H2 on a port of its own, which is killed as a system short of memory does it. */
final class KillableServer {
    private final Path folder;
    private final int port;
    private volatile Process process;

    private KillableServer(Path folder, int port, Process process) {
        this.folder = folder;
        this.port = port;
        this.process = process;
    }

    static KillableServer start(Path folder) throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        var server = new KillableServer(folder, port, launch(folder, port));
        server.waitUntilThere();
        return server;
    }

    /** Where the driver and the server are. */
    static Path jar() {
        try {
            return Path.of(Class.forName("org.h2.Driver")
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (ClassNotFoundException | URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** In memory: what was there is gone with the process. */
    String url() {
        return "jdbc:h2:tcp://127.0.0.1:%d/mem:x;DB_CLOSE_DELAY=-1".formatted(port);
    }

    void kill() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void startAgainIn(Duration time) {
        var unused = CompletableFuture.runAsync(this::launchAgain, after(time));
    }

    void killAndStartAgain(Duration before, Duration gone) {
        var unused = CompletableFuture.runAsync(
                () -> {
                    kill();
                    LockSupport.parkNanos(gone.toNanos());
                    launchAgain();
                },
                after(before));
    }

    private static Executor after(Duration time) {
        return CompletableFuture.delayedExecutor(time.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void launchAgain() {
        try {
            process = launch(folder, port);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Process launch(Path folder, int port) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx128m",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        jar().toString(),
                        "org.h2.tools.Server",
                        "-tcp",
                        "-tcpPort",
                        Integer.toString(port),
                        "-ifNotExists")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("server.log").toFile())
                .start();
    }

    private void waitUntilThere() throws IOException {
        for (int tries = 0; tries < 200 && process.isAlive(); tries++) {
            try (Socket connected = new Socket("127.0.0.1", port)) {
                return;
            } catch (IOException notYet) {
                LockSupport.parkNanos(Duration.ofMillis(100).toNanos());
            }
        }
        throw new IOException("the server of the test does not start; see " + folder);
    }
}
