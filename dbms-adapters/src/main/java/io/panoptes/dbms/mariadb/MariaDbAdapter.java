package io.panoptes.dbms.mariadb;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.adapter.Part;
import io.panoptes.dbms.adapter.UserDatabase;
import io.panoptes.dbms.adapter.UserDatabase.Trait;
import io.panoptes.dbms.catalog.CatalogReader;
import io.panoptes.dbms.data.DataFile;
import io.panoptes.dbms.mysql.MySqlAdapter;
import io.panoptes.dbms.server.ServerKind;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import java.util.List;

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
    public List<String> companions(Version version) {
        return List.of();
    }

    @Override
    public Part<String> nativeLibrary() {
        return Part.none("the engine is a server of its own");
    }

    @Override
    public Part<String> artifact() {
        return Part.of(MariaDbServer.BINARIES);
    }

    @Override
    public Part<ServerKind> server() {
        return Part.of(new MariaDbServer());
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

    @Override
    public Part<ReadingProfile> reading() {
        return Part.of(ReadingProfiles.named("mysql"));
    }

    @Override
    public Part<UserDatabase> userDatabase() {
        return Part.of(UserDatabase.atAddress(MySqlAdapter.address("jdbc:mariadb:"), "`", Trait.COLLATES_BY_DEFAULT));
    }

    @Override
    public Part<CatalogReader> catalog() {
        return Part.of(new MariaDbCatalog());
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
