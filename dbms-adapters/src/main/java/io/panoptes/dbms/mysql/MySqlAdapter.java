package io.panoptes.dbms.mysql;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Launch.Setup;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.adapter.Part;
import io.panoptes.dbms.adapter.UserDatabase;
import io.panoptes.dbms.adapter.UserDatabase.Trait;
import io.panoptes.dbms.catalog.CatalogReader;
import io.panoptes.dbms.data.DataFile;
import io.panoptes.dbms.server.ServerKind;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** MySQL. */
public final class MySqlAdapter implements Adapter {

    /** Grouping by the standard, and errors in place of truncated values. */
    public static final String SQL_MODE =
            "SET sql_mode = 'ONLY_FULL_GROUP_BY,STRICT_ALL_TABLES,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'";

    @Override
    public String name() {
        return "mysql";
    }

    @Override
    public String title() {
        return "MySQL";
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
        return Part.of(MySqlServer.BINARIES);
    }

    @Override
    public Part<ServerKind> server() {
        return Part.of(new MySqlServer());
    }

    @Override
    public String shell(String script) {
        return "mysql --force --table test < " + script;
    }

    @Override
    public Profile profile(Version version) {
        return MySqlProfile.of(version);
    }

    @Override
    public Launch launch(Version version) {
        return launch(
                version.isBefore("8.0") ? "utf8mb4_bin" : "utf8mb4_0900_bin",
                version.isBefore("5.7.8") ? "" : "SET SESSION max_execution_time = {millis}");
    }

    @Override
    public Part<ReadingProfile> reading() {
        return Part.of(ReadingProfiles.named("mysql"));
    }

    @Override
    public Part<UserDatabase> userDatabase() {
        return Part.of(UserDatabase.atAddress(address("jdbc:mysql:"), "`", Trait.COLLATES_BY_DEFAULT));
    }

    @Override
    public Part<CatalogReader> catalog() {
        return Part.of(new MySqlCatalog());
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

    /** @param collation compares texts by their bytes, and minds trailing blanks where the version can do that */
    public static Launch launch(String collation, String limit) {
        return Launch.nativeEngine("com.mysql.cj.jdbc.Driver", "")
                .property("tinyInt1isBit", "false")
                .property("connectionTimeZone", "UTC")
                .property("connectTimeout", "10000")
                .property("cacheServerConfiguration", "true")
                .property("useLocalSessionState", "true")
                .property("dontTrackOpenResources", "true")
                .setup(session(collation))
                .limit(limit)
                .closing(List.of("DROP DATABASE IF EXISTS {id}"))
                .build();
    }

    /** A user's database, for all that speaks this protocol. */
    public static UserDatabase.Address address(String prefix) {
        return new UserDatabase.Address(
                prefix,
                "SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE = 'BASE TABLE'"
                        + " ORDER BY TABLE_NAME",
                Optional.of("SHOW CREATE TABLE {table}"),
                List.of("SET SESSION TRANSACTION READ ONLY"),
                Optional.of("SELECT CONCAT('SET sql_mode = ''', @@sql_mode, '''')"));
    }

    /** The statements of a new session, for all that speaks this protocol. */
    public static List<Setup> session(String collation) {
        List<Setup> setup = new ArrayList<>();
        setup.add(Setup.required("DROP DATABASE IF EXISTS {id}"));
        setup.add(Setup.required("CREATE DATABASE {id} CHARACTER SET utf8mb4 COLLATE " + collation));
        setup.add(Setup.required("USE {id}"));
        setup.add(Setup.required("SET NAMES utf8mb4 COLLATE " + collation));
        setup.add(Setup.required(SQL_MODE));
        setup.add(Setup.required("SET time_zone = '+00:00'"));
        setup.add(Setup.optional("SET SESSION information_schema_stats_expiry = 0"));
        return setup;
    }
}
