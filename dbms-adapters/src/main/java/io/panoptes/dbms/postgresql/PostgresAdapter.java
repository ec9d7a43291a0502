package io.panoptes.dbms.postgresql;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Launch.Setup;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.server.ServerKind;
import java.util.List;
import java.util.Optional;

/** PostgreSQL. A database of ours is a schema: a fresh one costs milliseconds, where CREATE DATABASE copies files. */
public final class PostgresAdapter implements Adapter {

    @Override
    public String name() {
        return "postgresql";
    }

    @Override
    public String title() {
        return "PostgreSQL";
    }

    @Override
    public String artifact() {
        return PostgresServer.BINARIES;
    }

    @Override
    public Optional<ServerKind> server() {
        return Optional.of(new PostgresServer());
    }

    @Override
    public String shell(String script) {
        return "psql -f " + script;
    }

    @Override
    public Profile profile(Version version) {
        return PostgresProfile.of(version);
    }

    @Override
    public Launch launch(Version version) {
        return Launch.nativeEngine("org.postgresql.Driver", "")
                // One round trip a statement, and all values as the server writes them.
                .property("preferQueryMode", "simple")
                .property("connectTimeout", "10")
                .property("ApplicationName", "panoptes")
                .setup(List.of(
                        Setup.required("DROP SCHEMA IF EXISTS {id} CASCADE"),
                        Setup.required("CREATE SCHEMA {id}"),
                        Setup.required("SET search_path = {id}"),
                        Setup.required("SET TIME ZONE 'UTC'"),
                        Setup.optional("SET client_connection_check_interval = '1s'")))
                .limit("SET statement_timeout = {millis}")
                .closing(List.of("DROP SCHEMA IF EXISTS {id} CASCADE"))
                .build();
    }
}
