package io.panoptes.dbms.cockroachdb;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.adapter.Part;
import io.panoptes.dbms.adapter.UserDatabase;
import io.panoptes.dbms.catalog.CatalogReader;
import io.panoptes.dbms.data.DataFile;
import io.panoptes.dbms.postgresql.PostgresAdapter;
import io.panoptes.dbms.server.ServerKind;
import io.panoptes.sql.reading.ReadingProfile;
import java.util.List;

/** CockroachDB. Its releases are in no Maven repository. */
public final class CockroachAdapter implements Adapter {
    private static final String NO_SNIPPETS = "no snippets are made for it: it has no grammar of its own";

    @Override
    public String name() {
        return "cockroachdb";
    }

    @Override
    public String title() {
        return "CockroachDB";
    }

    @Override
    public Part<String> artifact() {
        return Part.none("its releases are in no Maven repository");
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
    public Part<ServerKind> server() {
        return Part.of(new CockroachServer());
    }

    @Override
    public Profile profile(Version version) {
        return CockroachProfile.of(version);
    }

    @Override
    public boolean borrowsProfile() {
        return true;
    }

    @Override
    public Launch launch(Version version) {
        return new PostgresAdapter().launch(version);
    }

    @Override
    public String shell(String script) {
        return "the shell of CockroachDB, with " + script;
    }

    @Override
    public Part<ReadingProfile> reading() {
        return Part.none("no profile of it is measured; the standard reading is the nearest");
    }

    @Override
    public Part<UserDatabase> userDatabase() {
        return Part.none("its addresses are those of PostgreSQL, by which it is read");
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
        return Part.none("which of the words of PostgreSQL it takes is not measured");
    }

    @Override
    public Part<DataFile> snippets() {
        return Part.none(NO_SNIPPETS);
    }
}
