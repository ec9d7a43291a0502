package io.panoptes.texttosql.schema;

import io.panoptes.dbms.database.DatabasePlace;
import java.util.List;
import java.util.Optional;

/** The databases that are given with a benchmark, and their tables. */
public interface GivenPlaces extends SchemaSource, AutoCloseable {

    /** Where the database is; empty where there is none of that name. */
    Optional<DatabasePlace> place(String database);

    /** Statements after which a session of another DBMS of its kind reads SQL as this database does. */
    List<String> settings(String database);

    @Override
    void close();
}
