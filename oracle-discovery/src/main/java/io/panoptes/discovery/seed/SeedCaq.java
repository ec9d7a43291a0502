package io.panoptes.discovery.seed;

import io.panoptes.sql.oracle.Placeholder;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Schema;
import java.util.List;

/**
 * A query with placeholders that equivalent ones are looked for.
 *
 * @param number tells it from the others of its run, and is where its randomness comes from
 * @param schema includes the virtual columns and tables that the placeholders stand for
 * @param query in the portable dialect
 */
public record SeedCaq(long number, Schema schema, List<Placeholder> placeholders, String query, Semantics semantics) {
    public SeedCaq {
        placeholders = List.copyOf(placeholders);
    }
}
