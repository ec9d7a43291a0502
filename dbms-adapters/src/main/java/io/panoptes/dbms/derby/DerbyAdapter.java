package io.panoptes.dbms.derby;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.adapter.Part;
import io.panoptes.dbms.adapter.UserDatabase;
import io.panoptes.dbms.catalog.CatalogReader;
import io.panoptes.dbms.catalog.ListedFunctions;
import io.panoptes.dbms.data.DataFile;
import io.panoptes.dbms.server.ServerKind;
import io.panoptes.sql.reading.ReadingProfile;
import java.util.List;

/** Derby. */
public final class DerbyAdapter implements Adapter {

    @Override
    public String name() {
        return "derby";
    }

    @Override
    public String title() {
        return "Derby";
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
    public Part<String> artifact() {
        return Part.of("org.apache.derby:derby");
    }

    @Override
    public List<String> companions(Version version) {
        return version.isAtLeast("10.15")
                ? List.of("org.apache.derby:derbyshared:" + version, "org.apache.derby:derbytools:" + version)
                : List.of();
    }

    @Override
    public String shell(String script) {
        return "java -jar derbyrun.jar ij %s (after: connect 'jdbc:derby:memory:m;create=true';)".formatted(script);
    }

    @Override
    public Profile profile(Version version) {
        return DerbyProfile.of(version);
    }

    @Override
    public Launch launch(Version version) {
        return version.isAtLeast("10.5") ? inMemory(version) : inFolder();
    }

    @Override
    public Part<ReadingProfile> reading() {
        return Part.none("no profile of it is measured; the standard reading is the nearest");
    }

    @Override
    public Part<UserDatabase> userDatabase() {
        return Part.none("its files are not opened for reading only yet");
    }

    @Override
    public Part<CatalogReader> catalog() {
        return Part.of(new ListedFunctions(new DataFile(name(), Files.FUNCTIONS)));
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

    private static Launch inMemory(Version version) {
        return launch(
                "jdbc:derby:memory:panoptes{n}",
                version.isAtLeast("10.15")
                        ? "org.apache.derby.iapi.jdbc.AutoloadedDriver"
                        : "org.apache.derby.jdbc.EmbeddedDriver",
                "jdbc:derby:memory:panoptes{n};drop=true");
    }

    /** Before 10.5 there were no databases in memory. */
    private static Launch inFolder() {
        return launch(
                "jdbc:derby:{dir}/panoptes{n}",
                "org.apache.derby.jdbc.EmbeddedDriver",
                "jdbc:derby:{dir}/panoptes{n};shutdown=true");
    }

    private static Launch launch(String url, String driver, String closingUrl) {
        return Launch.javaEngine(driver, url + ";create=true")
                .closingUrl(closingUrl)
                .jvmOptions("-Dderby.stream.error.file={dir}/derby.log", "-Dderby.system.home={dir}")
                .queryTimeout()
                .build();
    }
}
