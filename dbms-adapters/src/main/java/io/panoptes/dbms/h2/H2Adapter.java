package io.panoptes.dbms.h2;

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

/** H2. */
public final class H2Adapter implements Adapter {

    @Override
    public String name() {
        return "h2";
    }

    @Override
    public String title() {
        return "H2";
    }

    @Override
    public List<String> companions(Version version) {
        return List.of();
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
        return Part.of("com.h2database:h2");
    }

    @Override
    public String shell(String script) {
        return "java -cp h2-VERSION.jar org.h2.tools.RunScript -url jdbc:h2:mem: -script " + script + " -showResults";
    }

    @Override
    public Profile profile(Version version) {
        return H2Profile.of(version);
    }

    @Override
    public Launch launch(Version version) {
        return Launch.javaEngine("org.h2.Driver", "jdbc:h2:mem:panoptes{n};DB_CLOSE_ON_EXIT=FALSE")
                .property("user", "sa")
                .property("password", "")
                .build();
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
        return Part.of(new H2Catalog());
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
