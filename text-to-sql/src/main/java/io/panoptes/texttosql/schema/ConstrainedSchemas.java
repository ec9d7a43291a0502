package io.panoptes.texttosql.schema;

import io.panoptes.texttosql.constraint.ConstraintFile;
import io.panoptes.texttosql.constraint.DatabaseConstraints;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The schemas of another source, with the constraints that a file has for them. */
public final class ConstrainedSchemas implements SchemaSource {
    private final SchemaSource schemas;
    private final ConstraintFile constraints;
    private final Map<String, Optional<DatabaseSchema>> read = new ConcurrentHashMap<>();

    public ConstrainedSchemas(SchemaSource schemas, ConstraintFile constraints) {
        this.schemas = schemas;
        this.constraints = constraints;
    }

    @Override
    public Optional<DatabaseSchema> of(String database) {
        return read.computeIfAbsent(
                database,
                name -> schemas.of(name)
                        .map(schema -> schema.with(constraints
                                .of(name)
                                .map(DatabaseConstraints::constraints)
                                .orElse(List.of()))));
    }
}
