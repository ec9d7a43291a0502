package io.panoptes.texttosql.schema;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.texttosql.BadInput;
import io.panoptes.texttosql.constraint.ConstrainedSchema;
import io.panoptes.texttosql.constraint.TableConstraint;
import java.util.List;

/**
 * The tables of one database, as they are declared and as they are read.
 *
 * @param ddl a CREATE TABLE statement for each table of the schema, in its order
 * @param declared what is read of these statements
 * @param schema the same with what is assumed
 * @param assumed the constraints of the schema that the statements do not declare
 */
public record DatabaseSchema(
        String name, List<String> ddl, Schema declared, Schema schema, List<TableConstraint> assumed) {
    public DatabaseSchema {
        ddl = List.copyOf(ddl);
        assumed = List.copyOf(assumed);
    }

    public DatabaseSchema(String name, List<String> ddl, Schema schema) {
        this(name, ddl, schema, schema, List.of());
    }

    /** The same tables with constraints that they do not declare. */
    public DatabaseSchema with(List<TableConstraint> constraints) {
        ConstrainedSchema constrained = ConstrainedSchema.of(schema, constraints);
        return new DatabaseSchema(name, ddl, declared, constrained.schema(), constrained.assumed());
    }

    /** The same tables as these statements make them, of which more may be said than is read. */
    DatabaseSchema declaredBy(List<String> statements) {
        return new DatabaseSchema(name, statements, declared, schema, assumed);
    }

    /** @param place names the file in what is thrown where the statements can't be read */
    static DatabaseSchema read(String name, List<String> ddl, String place) {
        try {
            return new DatabaseSchema(name, ddl, SchemaReader.read(ddl));
        } catch (SqlTextException e) {
            throw new BadInput("%s: the tables of %s can't be read: %s".formatted(place, name, e.getMessage()), e);
        }
    }
}
