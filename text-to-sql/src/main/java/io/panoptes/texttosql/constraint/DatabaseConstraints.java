package io.panoptes.texttosql.constraint;

import java.util.List;

/** The constraints of one database. */
public record DatabaseConstraints(String database, List<TableConstraint> constraints) {
    public DatabaseConstraints {
        constraints = List.copyOf(constraints);
    }
}
