package io.panoptes.equivalence.problem;

import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Schema;

/** Two queries as text over one schema: do they always agree? */
public record QueryPair(Schema schema, String left, String right, Semantics semantics) {}
