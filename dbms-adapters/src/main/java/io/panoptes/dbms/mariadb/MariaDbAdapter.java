package io.panoptes.dbms.mariadb;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.mysql.MySqlAdapter;
import io.panoptes.dbms.server.ServerKind;
import java.util.List;
import java.util.Optional;

/** MariaDB. */
public final class MariaDbAdapter implements Adapter {

    @Override
    public String name() {
        return "mariadb";
    }

    @Override
    public String title() {
        return "MariaDB";
    }

    @Override
    public String artifact() {
        return MariaDbServer.BINARIES;
    }

    @Override
    public Optional<ServerKind> server() {
        return Optional.of(new MariaDbServer());
    }

    @Override
    public String shell(String script) {
        return "mariadb --force --table test < " + script;
    }

    @Override
    public Profile profile(Version version) {
        return MariaDbProfile.of(version);
    }

    @Override
    public Launch launch(Version version) {
        return Launch.nativeEngine("org.mariadb.jdbc.Driver", "")
                .property("tinyInt1isBit", "false")
                .property("connectTimeout", "10000")
                .property("timezone", "UTC")
                .setup(MySqlAdapter.session(version.isBefore("10.2.2") ? "utf8mb4_bin" : "utf8mb4_nopad_bin"))
                .limit("SET SESSION max_statement_time = {seconds}")
                .closing(List.of("DROP DATABASE IF EXISTS {id}"))
                .build();
    }
}
