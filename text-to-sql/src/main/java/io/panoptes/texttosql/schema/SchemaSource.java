package io.panoptes.texttosql.schema;

import io.panoptes.texttosql.BadInput;
import java.util.Optional;

/** Gives the tables of databases by their names. May be asked by several threads. */
public interface SchemaSource {

    /** @throws BadInput where the database is there and its tables can't be read */
    Optional<DatabaseSchema> of(String database);
}
