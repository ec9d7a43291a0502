package io.panoptes.dbms.server;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.coverage.CoverageRuntime;
import io.panoptes.dbms.process.SanitizerOptions;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Writer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A server that we start on a data directory of our own. It stands under a guard, a small shell script that ends it and clears
 * up when we are gone, even after {@code kill -9}.
 */
final class OwnServer implements RunningServer {

    private static final Duration START = Duration.ofSeconds(120);
    /** Ports are free only until somebody else takes them. */
    private static final int TRIES = 3;

    private final ServerKind kind;
    private final Installation installation;
    private final ServerFolder folder;
    private final ServerLog log;
    private final Process guard;
    private final Writer orders;
    private final BufferedReader replies;
    private final int port;
    private final boolean observed;

    private @Nullable ProcessHandle server;
    private boolean closed;

    private OwnServer(ServerKind kind, Installation installation, ServerFolder folder, int port, boolean observed)
            throws IOException {
        this.kind = kind;
        this.installation = installation;
        this.folder = folder;
        this.log = new ServerLog(folder.log());
        this.port = port;
        this.observed = observed;
        this.guard = startGuard();
        this.orders = guard.outputWriter(StandardCharsets.UTF_8);
        this.replies = new BufferedReader(new InputStreamReader(guard.getInputStream(), StandardCharsets.UTF_8));
    }

    /** Where a server may listen. */
    @FunctionalInterface
    interface Ports {
        int next() throws IOException;
    }

    /** @param observed whether its processes keep files that tell what code they ran, as far as they can */
    static OwnServer start(ServerKind kind, Installation installation, boolean observed) {
        return start(kind, installation, observed, OwnServer::freePort);
    }

    /** On the first of these ports that nobody has taken until the server listens; a few are tried. */
    static OwnServer start(ServerKind kind, Installation installation, boolean observed, Ports ports) {
        TargetException last = null;
        for (int i = 0; i < TRIES; i++) {
            try {
                return startOnce(kind, installation, observed, ports);
            } catch (TargetException e) {
                last = e;
                if (e.problem() != Problem.PORT_TAKEN) {
                    throw e;
                }
            }
        }
        throw last == null ? new IllegalStateException("no try") : last;
    }

    private static OwnServer startOnce(ServerKind kind, Installation installation, boolean observed, Ports ports) {
        ServerFolder folder = ServerFolder.create();
        OwnServer own;
        try {
            kind.prepare(installation, folder);
            folder.give();
            own = new OwnServer(kind, installation, folder, ports.next(), observed);
        } catch (IOException e) {
            io.panoptes.dbms.worker.Folders.delete(folder.path());
            throw new TargetException(
                    Problem.DIED_AT_START, "the guard of a server can't be started: " + e.getMessage(), e);
        }
        try {
            for (List<String> step : kind.initialise(installation, folder)) {
                Installation.run(ServerUser.command(step, "KILL"), kind);
            }
            own.begin();
            return own;
        } catch (TargetException e) {
            own.close();
            throw e;
        }
    }

    @Override
    public Access access() {
        return new Access(kind.url("127.0.0.1", port), kind.user(), folder.password());
    }

    @Override
    public Optional<Path> coverageFolder() {
        return observed ? Optional.of(folder.coverage()) : Optional.empty();
    }

    @Override
    public long logEnd() {
        return log.end();
    }

    @Override
    public String crash(long from, String session) {
        String crash = new CrashSearch(log, kind, this::isAlive).crash(from, session);
        return crash.isEmpty() ? "" : crash + core();
    }

    @Override
    public synchronized boolean isAlive() {
        return server != null && server.isAlive() && !isZombie(server.pid());
    }

    @Override
    public synchronized void revive() {
        if (!isAlive() && !closed) {
            begin();
        }
    }

    @Override
    public synchronized void interrupt(String session) {
        if (server != null) {
            order("stop");
            server = null;
        }
    }

    @Override
    public boolean outlivesUs() {
        return false;
    }

    /** The process of the server itself. */
    long pid() {
        return server == null ? -1 : server.pid();
    }

    Path folder() {
        return folder.path();
    }

    @Override
    public synchronized void close() {
        closed = true;
        try {
            orders.close();
            if (!guard.waitFor(20, TimeUnit.SECONDS)) {
                guard.destroyForcibly();
            }
        } catch (IOException e) {
            guard.destroyForcibly();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        io.panoptes.dbms.worker.Folders.delete(folder.path());
    }

    private void begin() {
        long from = log.end();
        String pid = order("start");
        if (pid.isEmpty()) {
            throw new TargetException(
                    Problem.DIED_AT_START, "the guard of the server in %s is gone".formatted(folder.path()));
        }
        server = ProcessHandle.of(Long.parseLong(pid)).orElse(null);
        long deadline = System.nanoTime() + START.toNanos();
        while (!ServerLog.says(log.since(from), kind.ready())) {
            if (!isAlive()) {
                throw Installation.failed(kind.start(installation, folder, port), log.since(from), kind);
            }
            if (System.nanoTime() > deadline) {
                throw new TargetException(
                        Problem.DIED_AT_START,
                        "the server in %s took no connections within %d s. It said:%n%s"
                                .formatted(folder.path(), START.toSeconds(), log.since(from)));
            }
            Pause.ofMillis(50);
        }
    }

    /** The path of a core file, where the system wrote one beside the data. */
    private String core() {
        List<String> found = new ArrayList<>();
        try (DirectoryStream<Path> cores = Files.newDirectoryStream(folder.data(), "core*")) {
            cores.forEach(file -> found.add(file.toString()));
        } catch (IOException e) {
            return "";
        }
        return found.isEmpty() ? "" : "\nCore file: " + String.join(", ", found);
    }

    /** Its parent, the guard, only asks for its exit when it is told to end it. */
    private static boolean isZombie(long pid) {
        try {
            String stat = Files.readString(Path.of("/proc", Long.toString(pid), "stat"));
            return stat.substring(stat.lastIndexOf(')') + 1).strip().startsWith("Z");
        } catch (IOException noSuchFile) {
            return false;
        }
    }

    private String order(String word) {
        try {
            orders.write(word + "\n");
            orders.flush();
            String reply = replies.readLine();
            return reply == null ? "" : reply.strip();
        } catch (IOException guardGone) {
            return "";
        }
    }

    private Process startGuard() throws IOException {
        Path script = folder.path().resolve("guard.sh");
        try (InputStream text = OwnServer.class.getResourceAsStream("server-guard.sh")) {
            if (text == null) {
                throw new IOException("server-guard.sh is missing in this program");
            }
            Files.copy(text, script);
        }
        List<String> command =
                new ArrayList<>(List.of("sh", script.toString(), folder.path().toString(), kind.endSignal()));
        command.addAll(ServerUser.command(kind.start(installation, folder, port), kind.endSignal()));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.temporary().toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("TZ", "UTC");
        builder.environment().put("LC_ALL", "C");
        builder.environment().put("HOME", folder.temporary().toString());
        SanitizerOptions.complete(builder.environment());
        if (observed) {
            builder.environment().put(CoverageRuntime.PREFIX_VARIABLE, folder.coverage() + File.separator);
        }
        return builder.start();
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
