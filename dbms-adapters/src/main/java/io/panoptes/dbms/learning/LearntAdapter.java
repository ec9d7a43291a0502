package io.panoptes.dbms.learning;

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

/** A DBMS that was learnt, in the place of an adapter that somebody wrote. */
public record LearntAdapter(LearntDbms learnt, Launch launch) implements Adapter {
    private static final String NOT_LEARNT = "it was learnt from a running instance";

    @Override
    public String name() {
        return learnt.name();
    }

    @Override
    public String title() {
        return learnt.title();
    }

    @Override
    public Part<String> artifact() {
        return Part.none(NOT_LEARNT);
    }

    @Override
    public List<String> companions(Version version) {
        return List.of();
    }

    @Override
    public Part<String> nativeLibrary() {
        return Part.none(NOT_LEARNT);
    }

    @Override
    public Part<ServerKind> server() {
        return Part.none("it is reached through its driver alone");
    }

    @Override
    public String shell(String script) {
        return "run " + script + " in the shell of " + learnt.title();
    }

    @Override
    public Profile profile(Version version) {
        return learnt.profile();
    }

    @Override
    public Launch launch(Version version) {
        return launch;
    }

    @Override
    public Part<ReadingProfile> reading() {
        return Part.none("the standard reading is the one that it was compared with");
    }

    @Override
    public Part<UserDatabase> userDatabase() {
        return Part.none("nobody has told how it is opened for reading only");
    }

    @Override
    public Part<CatalogReader> catalog() {
        return Part.none("functions are tried by name");
    }

    @Override
    public Part<DataFile> operations() {
        return Part.of(DataFile.of(name(), Files.OPERATIONS, learnt.operations()));
    }

    @Override
    public Part<DataFile> grammar() {
        return Part.none("no grammar of it is written");
    }

    @Override
    public Part<DataFile> denied() {
        return Part.none("it calls those functions alone that other DBMSs have, too");
    }

    @Override
    public Part<DataFile> opaqueWords() {
        return Part.none("which comparisons of unlike values it takes is not learnt");
    }

    @Override
    public Part<DataFile> snippets() {
        return Part.none("snippets are made as cases are drawn");
    }
}
