package io.panoptes.campaign.wiring;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/** A server of H2 in a process of its own, which can be killed. */
final class ServerProcess implements AutoCloseable {
    private final Path folder;
    private final int port;
    private volatile Process process;
    private volatile int starts = 1;

    private ServerProcess(Path folder, int port) throws IOException {
        this.folder = folder;
        this.port = port;
        this.process = launch();
    }

    static ServerProcess start(Path folder) throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        var server = new ServerProcess(folder, port);
        server.waitUntilThere();
        return server;
    }

    /** Where the driver and the server are. */
    static Path jar() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(entry -> entry.getFileName().toString().matches("h2-\\d.*\\.jar"))
                .findFirst()
                .orElseThrow();
    }

    String url() {
        return "jdbc:h2:tcp://127.0.0.1:%d/mem:x;DB_CLOSE_DELAY=-1".formatted(port);
    }

    int starts() {
        return starts;
    }

    void killAndStartAgain(Duration gone) {
        end();
        var unused = CompletableFuture.runAsync(
                this::startAgain, CompletableFuture.delayedExecutor(gone.toMillis(), TimeUnit.MILLISECONDS));
    }

    private void startAgain() {
        try {
            process = launch();
            starts = 2;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void end() {
        process.destroyForcibly();
        process.onExit().join();
    }

    @Override
    public void close() {
        end();
    }

    private Process launch() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
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
        for (int tries = 0; tries < 300 && process.isAlive(); tries++) {
            try (Socket connected = new Socket(InetAddress.getLoopbackAddress(), port)) {
                return;
            } catch (IOException notYet) {
                LockSupport.parkNanos(Duration.ofMillis(100).toNanos());
            }
        }
        throw new IOException("the server of the test does not start; see " + folder);
    }
}
