package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What all parts of one compiled query share: the pool, the tables of the database at hand, and what is noted down. */
final class Run {
    final Pool pool;
    final Meaning meaning;
    /** Whether predicates inside expressions are tallied too; costs time. */
    final boolean observed;

    private final Schema schema;
    private final List<CompiledQuery.Observed> observations = new ArrayList<>();
    final Set<String> madeUp = new TreeSet<>();
    Tables tables;
    int number;

    Run(Schema schema, Pool pool, Meaning meaning, boolean observed) {
        this.schema = schema;
        this.pool = pool;
        this.meaning = meaning;
        this.observed = observed;
        this.tables = new Tables(schema);
    }

    int tableIndex(Table table) {
        for (int i = 0; i < schema.tables().size(); i++) {
            if (schema.tables().get(i).name().equalsIgnoreCase(table.name())) {
                return i;
            }
        }
        throw new IllegalArgumentException("the schema has no table " + table.name());
    }

    Tally tally(Relation relation) {
        Tally tally = new Tally();
        observations.add(new CompiledQuery.Observed(new CompiledQuery.Place.Operation(relation), tally));
        return tally;
    }

    Tally tally(Scalar scalar, int branch) {
        Tally tally = new Tally();
        observations.add(new CompiledQuery.Observed(new CompiledQuery.Place.Predicate(scalar, branch), tally));
        return tally;
    }

    Tally sides(Scalar comparison) {
        Tally tally = new Tally();
        observations.add(new CompiledQuery.Observed(new CompiledQuery.Place.Sides(comparison), tally));
        return tally;
    }

    List<CompiledQuery.Observed> observations() {
        return observations;
    }

    void begin(Tables database) {
        tables = database;
        number++;
        madeUp.clear();
        for (int i = 0; i < observations.size(); i++) {
            observations.get(i).tally().reset();
        }
    }
}
