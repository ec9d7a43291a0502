package io.panoptes.dbms.dolt;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.mysql.MySqlServer;
import io.panoptes.dbms.server.Installation;
import io.panoptes.dbms.server.ServerFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The server of Dolt, a single program. */
final class DoltServer extends MySqlServer {

    @Override
    public List<String> programs() {
        return List.of("bin/dolt", "dolt");
    }

    @Override
    public List<String> versionCommand() {
        return List.of("version");
    }

    @Override
    public Map<String, String> libraries() {
        return Map.of();
    }

    @Override
    public void prepare(Installation installation, ServerFolder folder) throws IOException {
        Files.writeString(begin(folder), """
                CREATE USER IF NOT EXISTS 'root'@'localhost';
                ALTER USER 'root'@'localhost' IDENTIFIED BY '%2$s';
                CREATE USER '%1$s'@'%%' IDENTIFIED BY '%2$s';
                GRANT ALL PRIVILEGES ON *.* TO '%1$s'@'%%' WITH GRANT OPTION;
                """.formatted(USER, folder.password()), StandardCharsets.UTF_8);
    }

    @Override
    public List<List<String>> initialise(Installation installation, ServerFolder folder) {
        return List.of(List.of(
                "env",
                "HOME=" + folder.temporary(),
                "TMPDIR=" + folder.temporary(),
                "sh",
                "-c",
                "cd \"$1\" && exec \"$2\" sql < \"$3\"",
                "first-users",
                folder.data().toString(),
                installation.program(this).toString(),
                begin(folder).toString()));
    }

    /** Its own temporary folder must be one that the user may write to whom it runs as; ours need not be. */
    @Override
    public List<String> start(Installation installation, ServerFolder folder, int port) {
        return List.of(
                "env",
                "HOME=" + folder.temporary(),
                "TMPDIR=" + folder.temporary(),
                installation.program(this).toString(),
                "sql-server",
                "--host=127.0.0.1",
                "--port=" + port,
                "--data-dir=" + folder.data(),
                "--loglevel=info");
    }

    @Override
    public Pattern ready() {
        return Pattern.compile("Server ready|Starting server with Config");
    }

    /** It goes on after a panic in a session, which costs only that session's connection. */
    @Override
    public Pattern crash() {
        return Pattern.compile("caught panic|(?m)^panic: |^fatal error: |SIGSEGV");
    }

    @Override
    public Pattern crashedSession() {
        return Pattern.compile("caught panic.*connectionID=(\\d+)");
    }

    @Override
    public String versionQuestion() {
        return "SELECT dolt_version()";
    }

    @Override
    public String oldest() {
        return "1.0";
    }

    @Override
    public Image image(Version version) {
        return new Image(
                "dolthub/dolt-sql-server:" + (version.equals(Version.LOCAL) ? "latest" : version.text()),
                3306,
                "root",
                Map.of("DOLT_ROOT_PASSWORD", "{password}", "DOLT_ROOT_HOST", "%"),
                "/var/lib/dolt",
                List.of(),
                List.of());
    }

    private static Path begin(ServerFolder folder) {
        return folder.path().resolve("begin.sql");
    }
}
