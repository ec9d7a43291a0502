package io.panoptes.dbms.hsqldb;

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

/** HSQLDB. */
public final class HsqldbAdapter implements Adapter {

    @Override
    public String name() {
        return "hsqldb";
    }

    @Override
    public String title() {
        return "HSQLDB";
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
        return Part.of("org.hsqldb:hsqldb");
    }

    @Override
    public String shell(String script) {
        return "java -jar sqltool.jar --inlineRc=url=jdbc:hsqldb:mem:m,user=SA,password= " + script;
    }

    @Override
    public Profile profile(Version version) {
        return HsqldbProfile.of(version);
    }

    @Override
    public Launch launch(Version version) {
        return Launch.javaEngine("org.hsqldb.jdbc.JDBCDriver", "jdbc:hsqldb:mem:panoptes{n}")
                .property("user", "SA")
                .property("password", "")
                .closing(List.of("SHUTDOWN"))
                .queryTimeout()
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
}
