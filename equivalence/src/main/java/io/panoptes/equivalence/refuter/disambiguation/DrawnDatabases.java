package io.panoptes.equivalence.refuter.disambiguation;

import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.refuter.concrete.Proposals;
import io.panoptes.equivalence.refuter.symbolic.search.SymbolicQuestion;
import io.panoptes.sql.schema.Database;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * Draws databases around the queries' constants and tries each: where answers part easily it is faster than a solver, and it needs of the
 * queries only that they can be evaluated.
 */
record DrawnDatabases(SymbolicQuestion question, int mostRows) {
    private static final long SEED = 7;
    private static final int DRAWS = 600;

    /** The smallest that it finds; {@code shows} decides. */
    Optional<Database> search(Predicate<Database> shows, Budget budget) {
        Pool pool = new Pool();
        Proposals proposals = new Proposals(
                question.schema(), question.queries(), question.checks(), pool, new SplittableRandom(SEED));
        for (int i = 0; i < DRAWS && !budget.isOver(); i++) {
            Tables tables = new Tables(question.schema());
            int rows = 1 + i % mostRows;
            if (i % 4 == 3) {
                proposals.alike(tables, rows);
            } else {
                proposals.random(tables, rows);
            }
            if (shows.test(tables.toDatabase(pool))) {
                Tables small = proposals.minimise(tables, smaller -> shows.test(smaller.toDatabase(pool)), budget);
                return Optional.of(small.toDatabase(pool));
            }
        }
        return Optional.empty();
    }
}
