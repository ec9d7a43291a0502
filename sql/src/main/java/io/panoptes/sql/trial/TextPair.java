package io.panoptes.sql.trial;

import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Schema;
import java.util.List;

/**
 * Two queries over a schema, all as their author wrote them.
 *
 * @param ddl a CREATE TABLE statement for each table of the schema, in its order; none where nobody wrote one, as for a
 *     schema that was generated
 */
public record TextPair(List<String> ddl, Schema schema, String left, String right, Semantics semantics) {
    public TextPair {
        ddl = List.copyOf(ddl);
        if (!ddl.isEmpty() && ddl.size() != schema.tables().size()) {
            throw new IllegalArgumentException("%d statements for %d tables"
                    .formatted(ddl.size(), schema.tables().size()));
        }
    }
}
