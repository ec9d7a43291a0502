package io.panoptes.dbms.calcite;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.adapter.Part;
import io.panoptes.dbms.adapter.UserDatabase;
import io.panoptes.dbms.catalog.CatalogReader;
import io.panoptes.dbms.data.DataFile;
import io.panoptes.dbms.server.ServerKind;
import io.panoptes.sql.reading.ReadingProfile;
import java.util.List;

/** Calcite's own engine, which runs plans as generated Java code over tables in memory. Each connection has a schema of its own. */
public final class CalciteAdapter implements Adapter {
    /** What reads CREATE TABLE; the last release of it that is in Maven Central. */
    private static final String DDL = "org.apache.calcite:calcite-server";

    private static final String LAST_DDL = "1.41.0";
    private static final String NO_SNIPPETS = "no snippets are made for it: it has no grammar of its own";

    @Override
    public String name() {
        return "calcite";
    }

    @Override
    public String title() {
        return "Calcite";
    }

    @Override
    public Part<String> artifact() {
        return Part.of("org.apache.calcite:calcite-core");
    }

    @Override
    public List<String> companions(Version version) {
        String ddl = version.isBefore(LAST_DDL) ? version.text() : LAST_DDL;
        return List.of(DDL + ":" + ddl);
    }

    @Override
    public Part<String> nativeLibrary() {
        return Part.none("the engine is written in Java");
    }

    @Override
    public Part<ServerKind> server() {
        return Part.none("the engine lives in the worker process");
    }

    @Override
    public String shell(String script) {
        return "sqlline, connected to jdbc:calcite:parserFactory=org.apache.calcite.server.ServerDdlExecutor#PARSER_FACTORY, with "
                + script;
    }

    @Override
    public Profile profile(Version version) {
        return CalciteProfile.of(version);
    }

    @Override
    public Launch launch(Version version) {
        return Launch.javaEngine("org.apache.calcite.jdbc.Driver", "jdbc:calcite:")
                .property("parserFactory", "org.apache.calcite.server.ServerDdlExecutor#PARSER_FACTORY")
                .jvmOptions("-Dcalcite.default.charset=UTF-8")
                .build();
    }

    @Override
    public Part<ReadingProfile> reading() {
        return Part.of(ReadingProfile.STANDARD);
    }

    @Override
    public Part<UserDatabase> userDatabase() {
        return Part.none("it keeps no tables of its own");
    }

    @Override
    public Part<CatalogReader> catalog() {
        return Part.none(NO_SNIPPETS);
    }

    @Override
    public Part<DataFile> operations() {
        return file(Files.OPERATIONS);
    }

    @Override
    public Part<DataFile> grammar() {
        return Part.none(NO_SNIPPETS);
    }

    @Override
    public Part<DataFile> denied() {
        return Part.none(NO_SNIPPETS);
    }

    @Override
    public Part<DataFile> opaqueWords() {
        return Part.none("which comparisons of unlike values it takes is not measured");
    }

    @Override
    public Part<DataFile> snippets() {
        return Part.none(NO_SNIPPETS);
    }
}
