package io.panoptes.discovery.examination;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.refuter.concrete.Proposals;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Small random databases that keep the constraints of a schema, with values that a query compares with. */
public final class TrialDatabases {
    private TrialDatabases() {}

    public static List<Database> of(
            Schema schema, Relation query, Map<String, List<Scalar>> checks, int count, long seed) {
        Pool pool = new Pool();
        Proposals proposals = new Proposals(schema, List.of(query), checks, pool, new SplittableRandom(seed));
        List<Database> databases = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Tables tables = new Tables(schema);
            proposals.random(tables, 3 + 2 * i);
            databases.add(tables.toDatabase(pool));
        }
        return databases;
    }
}
