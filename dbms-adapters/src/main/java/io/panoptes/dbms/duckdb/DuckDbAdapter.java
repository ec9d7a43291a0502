package io.panoptes.dbms.duckdb;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Launch.Setup;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.adapter.CInterface;
import io.panoptes.dbms.adapter.Part;
import io.panoptes.dbms.adapter.UserDatabase;
import io.panoptes.dbms.adapter.UserDatabase.DatabaseFile;
import io.panoptes.dbms.adapter.UserDatabase.Mark;
import io.panoptes.dbms.catalog.CatalogReader;
import io.panoptes.dbms.data.DataFile;
import io.panoptes.dbms.server.ServerKind;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import java.nio.file.Path;
import java.util.List;

/** DuckDB, through its JDBC jar, which holds the whole engine. */
public final class DuckDbAdapter implements Adapter {

    @Override
    public String name() {
        return "duckdb";
    }

    @Override
    public String title() {
        return "DuckDB";
    }

    @Override
    public List<String> companions(Version version) {
        return List.of();
    }

    @Override
    public Part<ServerKind> server() {
        return Part.none("the engine lives in the worker process");
    }

    @Override
    public Part<String> artifact() {
        return Part.of("org.duckdb:duckdb_jdbc");
    }

    @Override
    public Part<String> nativeLibrary() {
        boolean arm = System.getProperty("os.arch").equals("aarch64");
        String platform =
                System.getProperty("os.name").startsWith("Mac") ? "osx_universal" : arm ? "linux_arm64" : "linux_amd64";
        return Part.of("libduckdb_java.so_" + platform);
    }

    @Override
    public Part<CInterface> cInterface() {
        return Part.of(
                new CInterface("duckdb_query", "io.panoptes.nativedriver.DuckDbDriver", "jdbc:panoptes:duckdb:"));
    }

    @Override
    public Part<String> shellLanguage() {
        return Part.of(DuckDbShell.class.getName());
    }

    @Override
    public String shell(String script) {
        return "duckdb < " + script;
    }

    @Override
    public Profile profile(Version version) {
        return DuckDbProfile.of(version);
    }

    @Override
    public Launch launch(Version version) {
        return Launch.nativeEngine("org.duckdb.DuckDBDriver", "jdbc:duckdb:")
                .setup(List.of(
                        // One thread: small data are never split, and a pool for each new database would cost more than
                        // it.
                        Setup.required("SET threads = 1"),
                        Setup.optional("SET memory_limit = '1GB'"),
                        Setup.optional("SET temp_directory = ''"),
                        Setup.optional("SET autoinstall_known_extensions = false"),
                        Setup.optional("SET autoload_known_extensions = false"),
                        // The configuration is not locked: plan variations are settings. This one can't be taken back.
                        Setup.optional("SET enable_external_access = false")))
                .build();
    }

    @Override
    public Part<ReadingProfile> reading() {
        return Part.of(ReadingProfiles.named("duckdb"));
    }

    @Override
    public Part<UserDatabase> userDatabase() {
        return Part.of(UserDatabase.inFile(new DatabaseFile(
                new Mark(8, "DUCK", false),
                "SELECT sql FROM duckdb_tables() WHERE NOT internal ORDER BY table_oid",
                DuckDbAdapter::readOnly)));
    }

    private static Launch readOnly(Path file) {
        return Launch.nativeEngine("org.duckdb.DuckDBDriver", "jdbc:duckdb:" + file.toAbsolutePath())
                .property("duckdb.read_only", "true")
                .setup(List.of(
                        Setup.optional("SET memory_limit = '1GB'"),
                        Setup.required("SET enable_external_access = false"),
                        Setup.required("SET lock_configuration = true")))
                .build();
    }

    @Override
    public Part<String> instrumented() {
        return Part.of(name());
    }

    @Override
    public Part<CatalogReader> catalog() {
        return Part.of(new DuckDbCatalog());
    }

    @Override
    public Part<DataFile> operations() {
        return file(Files.OPERATIONS);
    }

    @Override
    public Part<DataFile> grammar() {
        return file(Files.GRAMMAR);
    }

    @Override
    public Part<DataFile> denied() {
        return file(Files.DENIED);
    }

    @Override
    public Part<DataFile> opaqueWords() {
        return file(Files.OPAQUE);
    }

    @Override
    public Part<DataFile> snippets() {
        return file(Files.SNIPPETS);
    }
}
