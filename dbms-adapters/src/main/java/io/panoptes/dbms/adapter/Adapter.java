package io.panoptes.dbms.adapter;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.catalog.CatalogReader;
import io.panoptes.dbms.data.DataFile;
import io.panoptes.dbms.server.ServerKind;
import io.panoptes.sql.reading.ReadingProfile;
import java.util.List;

/**
 * A DBMS that Panoptes knows: all that is particular to it. Each part is declared, also where there is none. Data files lie in the
 * resource folder of the adapter's package. See docs/adapters.md.
 */
public interface Adapter {

    /** As in {@code duckdb:1.3.2.0}; the name of its package and of its folder, too. */
    String name();

    /** As people write it. */
    String title();

    /** The Maven artifact of its engine, {@code group:artifact}, by which its releases are known. */
    Part<String> artifact();

    /** Further artifacts that it does not work without, though its pom may not say so: {@code group:artifact:version}. */
    List<String> companions(Version version);

    /** Where in its jar the driver looks for its native library on this machine. */
    Part<String> nativeLibrary();

    /** The C interface by which a native library is reached that is no part of a JDBC driver. */
    default Part<CInterface> cInterface() {
        return Part.none("its builds are not reached through a C interface");
    }

    /** The class of ours that speaks to its shell, where a build may be that shell. */
    default Part<String> shellLanguage() {
        return Part.none("no build is reached through its shell");
    }

    /** How its server is run. */
    Part<ServerKind> server();

    /** How a script of that name is run with what comes with the DBMS, for who reads a finding. */
    String shell(String script);

    Profile profile(Version version);

    /** Whether its profile is that of another DBMS, so that a campaign has to find out which parts of it are refused. */
    default boolean borrowsProfile() {
        return false;
    }

    /** How a database of this version is opened and made fresh again. */
    Launch launch(Version version);

    /** How the equivalence engine reads a query that is meant for it. */
    Part<ReadingProfile> reading();

    /** How a user's own database is found and read. */
    Part<UserDatabase> userDatabase();

    /** What {@code scripts/instrument} calls it, which makes a build that tells what code runs. */
    default Part<String> instrumented() {
        return Part.none("no script makes such a build");
    }

    /** How it is asked for its scalar functions. */
    Part<CatalogReader> catalog();

    /** {@value Files#OPERATIONS}: functions and operators that generated expressions call. */
    Part<DataFile> operations();

    /** {@value Files#GRAMMAR}: of what its snippets are made. */
    Part<DataFile> grammar();

    /** {@value Files#DENIED}: functions that no snippet calls, beside those that are denied everywhere. */
    Part<DataFile> denied();

    /** {@value Files#OPAQUE}: of what its opaque predicates are made. */
    Part<DataFile> opaqueWords();

    /** {@value Files#SNIPPETS}: the snippets that are shipped for it. */
    Part<DataFile> snippets();

    /** Names of the data files. */
    final class Files {
        public static final String OPERATIONS = "operations.txt";
        public static final String GRAMMAR = "grammar.txt";
        public static final String DENIED = "deny.tsv";
        public static final String OPAQUE = "opaque.txt";
        public static final String SNIPPETS = "snippets.gz";
        /** Read by {@link io.panoptes.dbms.catalog.ListedFunctions}, where the DBMS does not list its functions. */
        public static final String FUNCTIONS = "functions.txt";

        private Files() {}
    }

    /** The data file of that name in its folder. */
    default Part<DataFile> file(String file) {
        return Part.of(new DataFile(name(), file));
    }
}
