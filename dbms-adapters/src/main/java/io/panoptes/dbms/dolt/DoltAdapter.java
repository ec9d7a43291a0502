package io.panoptes.dbms.dolt;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.adapter.Part;
import io.panoptes.dbms.adapter.UserDatabase;
import io.panoptes.dbms.catalog.CatalogReader;
import io.panoptes.dbms.data.DataFile;
import io.panoptes.dbms.mysql.MySqlAdapter;
import io.panoptes.dbms.server.ServerKind;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import java.util.List;

/** Dolt. Its releases are in no Maven repository. */
public final class DoltAdapter implements Adapter {
    private static final String NO_SNIPPETS = "no snippets are made for it: it has no grammar of its own";

    @Override
    public String name() {
        return "dolt";
    }

    @Override
    public String title() {
        return "Dolt";
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
        return Part.of(new DoltServer());
    }

    @Override
    public Profile profile(Version version) {
        return DoltProfile.of(version);
    }

    @Override
    public boolean borrowsProfile() {
        return true;
    }

    @Override
    public Launch launch(Version version) {
        return MySqlAdapter.launch("utf8mb4_0900_bin", "SET SESSION max_execution_time = {millis}");
    }

    @Override
    public String shell(String script) {
        return "the shell of Dolt, with " + script;
    }

    @Override
    public Part<ReadingProfile> reading() {
        return Part.of(ReadingProfiles.named("mysql"));
    }

    @Override
    public Part<UserDatabase> userDatabase() {
        return Part.none("its addresses are those of MySQL, by which it is read");
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
        return Part.none("which of the words of MySQL it takes is not measured");
    }

    @Override
    public Part<DataFile> snippets() {
        return Part.none(NO_SNIPPETS);
    }
}
