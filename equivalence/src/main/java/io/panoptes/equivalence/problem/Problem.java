package io.panoptes.equivalence.problem;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Two queries over one schema, and the question whether a database tells them apart.
 *
 * @param checks the CHECK conditions of the schema's tables as scalars over a row of the table, by the table's name as the
 *     schema writes it; tables without one may be absent. A CHECK of the schema that is not here is not respected.
 */
public record Problem(
        Schema schema, Relation left, Relation right, Semantics semantics, Map<String, List<Scalar>> checks) {
    public Problem {
        checks = checks.entrySet().stream()
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, entry -> List.copyOf(entry.getValue())));
    }

    public Problem(Schema schema, Relation left, Relation right, Semantics semantics) {
        this(schema, left, right, semantics, Map.of());
    }

    public List<Scalar> checksOf(String table) {
        return checks.getOrDefault(table, List.of());
    }
}
