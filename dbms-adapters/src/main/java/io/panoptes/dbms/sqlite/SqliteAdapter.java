package io.panoptes.dbms.sqlite;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Launch.Setup;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import java.util.List;
import java.util.Optional;

/** SQLite. */
public final class SqliteAdapter implements Adapter {

    @Override
    public String name() {
        return "sqlite";
    }

    @Override
    public String title() {
        return "SQLite";
    }

    @Override
    public String artifact() {
        return "org.xerial:sqlite-jdbc";
    }

    @Override
    public Optional<String> nativeLibrary() {
        String arch = System.getProperty("os.arch").equals("aarch64") ? "aarch64" : "x86_64";
        return Optional.of(
                System.getProperty("os.name").startsWith("Mac")
                        ? "org/sqlite/native/Mac/%s/libsqlitejdbc.dylib".formatted(arch)
                        : "org/sqlite/native/Linux/%s/libsqlitejdbc.so".formatted(arch));
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
                // Versions that do not know a PRAGMA pass over it in silence.
                .setup(List.of(
                        Setup.optional("PRAGMA hard_heap_limit = 1073741824"),
                        // Off by default; without it a row stays whose parent was refused, and proofs rely on the
                        // parent.
                        Setup.optional("PRAGMA foreign_keys = ON")))
                .dynamicTypes()
                .build();
    }
}
