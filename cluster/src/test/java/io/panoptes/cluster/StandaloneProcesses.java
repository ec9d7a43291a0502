package io.panoptes.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A master and workers of Spark on this machine, each a process of its own, started by Spark's own classes. */
final class StandaloneProcesses implements AutoCloseable {
    private static final String HOST = "127.0.0.1";
    private static final long LONGEST_START_MILLIS = 120_000;

    private final Path home;
    private final int port;
    private final List<Process> processes = new ArrayList<>();

    private StandaloneProcesses(Path home, int port) {
        this.home = home;
        this.port = port;
    }

    /**
     * Starts them.
     *
     * @param home an empty folder
     * @param properties of Java for master and workers: authentication, encryption
     */
    static StandaloneProcesses start(Path home, int workers, List<String> properties) {
        return start(home, workers, 1, properties);
    }

    /** As above, with as many cores for each worker. */
    static StandaloneProcesses start(Path home, int workers, int cores, List<String> properties) {
        try {
            // Where Spark looks for its jars; ours are on the class path of each process.
            Files.createDirectories(home.resolve("jars"));
            StandaloneProcesses cluster = new StandaloneProcesses(home, freePort());
            cluster.start(
                    "master",
                    Map.of(),
                    properties,
                    "org.apache.spark.deploy.master.Master",
                    "--host",
                    HOST,
                    "--port",
                    String.valueOf(cluster.port),
                    "--webui-port",
                    "0");
            cluster.awaitMaster();
            for (int i = 1; i <= workers; i++) {
                cluster.startWorker(i, cores, properties);
            }
            return cluster;
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    /** An address of its own on this machine's loopback: Spark starts a slow task a second time on another host only. */
    private static String host(int worker) {
        return "127.0.0." + (10 + worker);
    }

    /** On a disk of its own, which may be that of a worker that is gone. */
    void startWorker(int number, int cores, List<String> properties) throws IOException {
        startWorker(number, cores, properties, "");
    }

    /** @param forAll an option of Java for the worker and for all that it starts */
    void startWorker(int number, int cores, List<String> properties, String forAll) throws IOException {
        Path disk = home.resolve("work" + number);
        start(
                "worker" + number,
                onDisk(disk, forAll),
                properties,
                "org.apache.spark.deploy.worker.Worker",
                "--host",
                host(number),
                "--webui-port",
                "0",
                "--cores",
                String.valueOf(cores),
                "--memory",
                "2g",
                "--work-dir",
                disk.toString(),
                master());
    }

    String master() {
        return "spark://%s:%d".formatted(HOST, port);
    }

    /** All that a worker, its executor and their processes write is there. */
    private static Map<String, String> onDisk(Path folder, String forAll) throws IOException {
        Path temporary = Files.createDirectories(folder.resolve("tmp"));
        return Map.of(
                "JAVA_TOOL_OPTIONS",
                // They live for a minute: what the second compiler makes does not pay.
                // The processes of the DBMS have it too, and name their own way of collecting garbage.
                "-XX:TieredStopAtLevel=1 -Djava.io.tmpdir=%s %s".formatted(temporary, forAll),
                "TMPDIR",
                temporary.toString(),
                "SPARK_LOCAL_DIRS",
                temporary.toString());
    }

    private void start(String name, Map<String, String> environment, List<String> properties, String... main)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path")));
        command.addAll(properties);
        command.addAll(List.of(main));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", HOST);
        builder.environment().putAll(environment);
        builder.redirectErrorStream(true);
        builder.redirectOutput(home.resolve(name + ".log").toFile());
        processes.add(builder.start());
    }

    private void awaitMaster() throws IOException {
        long end = System.currentTimeMillis() + LONGEST_START_MILLIS;
        while (System.currentTimeMillis() < end) {
            try (Socket ignored = new Socket(HOST, port)) {
                return;
            } catch (IOException notYet) {
                pause();
            }
        }
        throw new IOException("the master did not start:\n" + Files.readString(home.resolve("master.log")));
    }

    /** The processes in which tasks run. */
    List<ProcessHandle> executors() {
        return processes.stream()
                // Workers start nothing else; the command line is too long for Java to tell.
                .flatMap(process -> process.toHandle().children())
                .toList();
    }

    /** Those of an application that has ended take a while to end. */
    void awaitNoExecutor() throws IOException, InterruptedException {
        for (int i = 0; i < 600 && !executors().isEmpty(); i++) {
            Thread.sleep(100);
        }
        if (!executors().isEmpty()) {
            throw new IllegalStateException("executors live on:\n" + logs());
        }
    }

    /** The worker's own process; the first of the processes is the master. */
    ProcessHandle worker(int number) {
        return processes.get(number).toHandle();
    }

    /** As if the host of a worker were gone: it and all that it has started end at once. */
    void killHost(int number) {
        ProcessHandle host = worker(number);
        List<ProcessHandle> all =
                Stream.concat(Stream.of(host), host.descendants()).toList();
        all.forEach(ProcessHandle::destroyForcibly);
    }

    /** Folders of Panoptes that are on the disks of the workers now. */
    List<Path> foldersOfPanoptes() throws IOException {
        List<Path> found = new ArrayList<>();
        Files.walkFileTree(home, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                if (String.valueOf(folder.getFileName()).startsWith("panoptes-")) {
                    found.add(folder);
                    return FileVisitResult.SKIP_SUBTREE;
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException goneMeanwhile) {
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException goneMeanwhile) {
                return FileVisitResult.CONTINUE;
            }
        });
        return found;
    }

    /** What the processes said. */
    String logs() throws IOException {
        StringBuilder text = new StringBuilder();
        try (Stream<Path> files = Files.walk(home)) {
            for (Path file : files.filter(Files::isRegularFile)
                    .filter(file -> file.toString().endsWith(".log") || file.endsWith("stderr"))
                    .toList()) {
                text.append("== ").append(home.relativize(file)).append('\n').append(Files.readString(file));
            }
        }
        return text.toString();
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
            return socket.getLocalPort();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(200);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        List<ProcessHandle> all = processes.stream()
                .flatMap(process -> Stream.concat(process.toHandle().descendants(), Stream.of(process.toHandle())))
                .toList();
        processes.forEach(Process::destroy);
        for (Process process : processes) {
            try {
                if (!process.waitFor(10, TimeUnit.SECONDS)) {
                    process.destroyForcibly();
                }
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }
        all.forEach(ProcessHandle::destroyForcibly);
    }
}
