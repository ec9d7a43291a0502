package io.panoptes.dbms.postgresql;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Launch.Setup;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.adapter.Part;
import io.panoptes.dbms.adapter.UserDatabase;
import io.panoptes.dbms.catalog.CatalogReader;
import io.panoptes.dbms.data.DataFile;
import io.panoptes.dbms.server.ServerKind;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import java.util.List;
import java.util.Optional;

/** PostgreSQL. A database of ours is a schema: a fresh one costs milliseconds, where CREATE DATABASE copies files. */
public final class PostgresAdapter implements Adapter {
    /** Columns in their order, then keys, references and conditions; and the same without conditions, which PostgreSQL spells in its own way. */
    private static final String DECLARATIONS = """
            SELECT 'CREATE TABLE ' || quote_ident(c.relname) || ' (' || string_agg(p.part, ', ' ORDER BY p.place, p.part) || ')',
              'CREATE TABLE ' || quote_ident(c.relname) || ' ('
                || string_agg(p.part, ', ' ORDER BY p.place, p.part) FILTER (WHERE p.place < 10004) || ')'
            FROM pg_class c JOIN (
              SELECT attrelid AS owner, attnum::int AS place, quote_ident(attname) || ' ' || format_type(atttypid, atttypmod)
                || CASE WHEN attnotnull THEN ' NOT NULL' ELSE '' END AS part
              FROM pg_attribute WHERE attnum > 0 AND NOT attisdropped
              UNION ALL
              SELECT conrelid, CASE contype WHEN 'p' THEN 10001 WHEN 'u' THEN 10002 WHEN 'f' THEN 10003 ELSE 10004 END,
                pg_get_constraintdef(oid)
              FROM pg_constraint WHERE contype IN ('p', 'u', 'f', 'c')
            ) p ON p.owner = c.oid
            WHERE c.relkind IN ('r', 'p') AND c.relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
            GROUP BY c.oid, c.relname ORDER BY c.oid
            """;

    @Override
    public String name() {
        return "postgresql";
    }

    @Override
    public String title() {
        return "PostgreSQL";
    }

    @Override
    public List<String> companions(Version version) {
        return List.of();
    }

    @Override
    public Part<String> nativeLibrary() {
        return Part.none("the engine is a server of its own");
    }

    @Override
    public Part<String> artifact() {
        return Part.of(PostgresServer.BINARIES);
    }

    @Override
    public Part<ServerKind> server() {
        return Part.of(new PostgresServer());
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
                        Setup.optional(PostgresIndexCheck.INSTALL),
                        Setup.optional("SET client_connection_check_interval = '1s'")))
                .limit("SET statement_timeout = {millis}")
                .closing(List.of("DROP SCHEMA IF EXISTS {id} CASCADE"))
                .build();
    }

    @Override
    public Part<ReadingProfile> reading() {
        return Part.of(ReadingProfiles.named("postgresql"));
    }

    @Override
    public Part<UserDatabase> userDatabase() {
        return Part.of(UserDatabase.atAddress(
                new UserDatabase.Address(
                        "jdbc:postgresql:",
                        DECLARATIONS,
                        Optional.empty(),
                        List.of("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY"),
                        Optional.empty()),
                "\""));
    }

    @Override
    public Part<String> instrumented() {
        return Part.of(name());
    }

    @Override
    public Part<CatalogReader> catalog() {
        return Part.of(new PostgresCatalog());
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
