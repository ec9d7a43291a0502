package io.panoptes.dbms;

/** A DBMS that Panoptes knows. To add one: this class, its profile, a conformance test and a line in {@link Adapters}. */
public interface Adapter {

    /** As in {@code duckdb:1.3.2.0}. */
    String name();

    /** As people write it. */
    String title();

    /** The Maven artifact of its driver and engine, {@code group:artifact}. */
    String artifact();

    Profile profile(Version version);

    /** How a database of this version is opened and made fresh again. */
    Launch launch(Version version);
}
