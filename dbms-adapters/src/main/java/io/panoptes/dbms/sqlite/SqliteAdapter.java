package io.panoptes.dbms.sqlite;

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
import io.panoptes.dbms.adapter.UserDatabase.Trait;
import io.panoptes.dbms.catalog.CatalogReader;
import io.panoptes.dbms.data.DataFile;
import io.panoptes.dbms.server.ServerKind;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import java.nio.file.Path;
import java.util.List;

/** SQLite. */
public final class SqliteAdapter implements Adapter {
    /**
     * Where it is on, the driver matches each statement with an expression that looks for INSERT behind WITH, which takes a
     * third of the time of our queries, and asks for the last key behind each INSERT. Drivers that don't have it pass over it.
     */
    private static final String GENERATED_KEYS = "jdbc.get_generated_keys";

    @Override
    public String name() {
        return "sqlite";
    }

    @Override
    public String title() {
        return "SQLite";
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
        return Part.of("org.xerial:sqlite-jdbc");
    }

    @Override
    public Part<String> nativeLibrary() {
        String arch = System.getProperty("os.arch").equals("aarch64") ? "aarch64" : "x86_64";
        return Part.of(
                System.getProperty("os.name").startsWith("Mac")
                        ? "org/sqlite/native/Mac/%s/libsqlitejdbc.dylib".formatted(arch)
                        : "org/sqlite/native/Linux/%s/libsqlitejdbc.so".formatted(arch));
    }

    @Override
    public Part<CInterface> cInterface() {
        return Part.of(
                new CInterface("sqlite3_prepare_v2", "io.panoptes.nativedriver.SqliteDriver", "jdbc:panoptes:sqlite:"));
    }

    @Override
    public Part<String> shellLanguage() {
        return Part.of(SqliteShell.class.getName());
    }

    @Override
    public String shell(String script) {
        return "sqlite3 < " + script;
    }

    @Override
    public Profile profile(Version version) {
        return SqliteProfile.of(version);
    }

    @Override
    public Launch launch(Version version) {
        return Launch.nativeEngine("org.sqlite.JDBC", "jdbc:sqlite::memory:")
                .property(GENERATED_KEYS, "false")
                // Versions that do not know a PRAGMA pass over it in silence.
                .setup(List.of(
                        Setup.optional("PRAGMA hard_heap_limit = 1073741824"),
                        // Off by default; without it a row stays whose parent was refused, and proofs rely on the
                        // parent.
                        Setup.optional("PRAGMA foreign_keys = ON")))
                .dynamicTypes()
                .build();
    }

    @Override
    public Part<ReadingProfile> reading() {
        return Part.of(ReadingProfiles.named("sqlite"));
    }

    @Override
    public Part<UserDatabase> userDatabase() {
        return Part.of(UserDatabase.inFile(
                new DatabaseFile(
                        new Mark(0, "SQLite format 3", true),
                        "SELECT sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND sql NOT LIKE"
                                + " 'CREATE VIRTUAL%' ORDER BY rowid",
                        SqliteAdapter::readOnly),
                Trait.DATES_ARE_TEXTS,
                Trait.KEEPS_DECLARATIONS));
    }

    private static Launch readOnly(Path file) {
        return Launch.nativeEngine("org.sqlite.JDBC", "jdbc:sqlite:" + file.toAbsolutePath())
                // SQLITE_OPEN_READONLY; query_only refuses writes to temporary and attached databases, too.
                .property("open_mode", "1")
                .property(GENERATED_KEYS, "false")
                .property("enable_load_extension", "false")
                .setup(List.of(
                        Setup.required("PRAGMA query_only = ON"),
                        // A file that is no database, or damaged, is found here and not in the middle.
                        Setup.required("SELECT COUNT(*) FROM sqlite_master"),
                        Setup.optional("PRAGMA temp_store = MEMORY"),
                        Setup.optional("PRAGMA hard_heap_limit = 1073741824")))
                .dynamicTypes()
                .build();
    }

    @Override
    public Part<String> instrumented() {
        return Part.of(name());
    }

    @Override
    public Part<CatalogReader> catalog() {
        return Part.of(new SqliteCatalog());
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
