package io.panoptes.dbms.duckdb;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Launch.Setup;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import java.util.List;
import java.util.Optional;

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
    public String artifact() {
        return "org.duckdb:duckdb_jdbc";
    }

    @Override
    public Optional<String> nativeLibrary() {
        boolean arm = System.getProperty("os.arch").equals("aarch64");
        String platform =
                System.getProperty("os.name").startsWith("Mac") ? "osx_universal" : arm ? "linux_arm64" : "linux_amd64";
        return Optional.of("libduckdb_java.so_" + platform);
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
}
