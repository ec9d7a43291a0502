package io.panoptes.dbms.adapter;

import io.panoptes.dbms.Launch;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.server.ServerKind;
import java.util.List;
import java.util.Optional;

/** A DBMS that Panoptes knows. To add one: this class, its profile, a conformance test and a line in the list of adapters. */
public interface Adapter {

    /** As in {@code duckdb:1.3.2.0}. */
    String name();

    /** As people write it. */
    String title();

    /** The Maven artifact of its engine, {@code group:artifact}, by which its releases are known; empty where there is none. */
    default String artifact() {
        return "";
    }

    /** Further artifacts of the same version that it does not work without, though its pom may not say so. */
    default List<String> companions(Version version) {
        return List.of();
    }

    /** Where in its jar the driver looks for its native library on this machine; empty for an engine in Java. */
    default Optional<String> nativeLibrary() {
        return Optional.empty();
    }

    /** How its server is run; empty for an engine that lives in the worker process. */
    default Optional<ServerKind> server() {
        return Optional.empty();
    }

    /** How a script of that name is run with what comes with the DBMS, for who reads a finding. */
    default String shell(String script) {
        return "the shell of %s, with %s".formatted(title(), script);
    }

    Profile profile(Version version);

    /** How a database of this version is opened and made fresh again. */
    Launch launch(Version version);
}
