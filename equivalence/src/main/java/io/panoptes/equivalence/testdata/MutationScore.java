package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.concrete.Trial;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Which of a query's mutants some databases tell apart from it: on one of them, both have an answer, and the answers differ.
 *
 * @param query what the databases were made for
 * @param mutants queries with one small change each; some may say the same as the query, and then no database tells them apart
 */
public record MutationScore(Schema schema, Relation query, List<Relation> mutants) {
    public MutationScore {
        mutants = List.copyOf(mutants);
    }

    /** The numbers of those that are told apart. */
    public BitSet toldApart(List<Database> databases) {
        Pool pool = new Pool();
        List<Tables> tables = new ArrayList<>();
        databases.forEach(database -> tables.add(Tables.of(database, pool)));
        BitSet apart = new BitSet();
        for (int i = 0; i < mutants.size(); i++) {
            apart.set(i, isToldApart(mutants.get(i), tables, pool));
        }
        return apart;
    }

    private boolean isToldApart(Relation mutant, List<Tables> databases, Pool pool) {
        try {
            Trial trial = Trial.of(new Problem(schema, query, mutant, Semantics.BAG), pool, Meaning.LENIENT);
            return databases.stream().anyMatch(database -> trial.on(database) == Trial.Outcome.DIFFERENT);
        } catch (Unsupported e) {
            return false;
        }
    }
}
