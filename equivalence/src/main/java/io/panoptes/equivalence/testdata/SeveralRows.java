package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.evaluator.CompiledQuery;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.refuter.concrete.Proposals;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.Optional;

/**
 * A database on which the answer has two different rows. All branches of {@code rating >= ALL (...)} are reached without two that
 * are the greatest, and {@code ORDER BY rating DESC LIMIT 1} then has the same answer.
 */
record SeveralRows(CompiledQuery query, Schema schema, Proposals proposals, Pool pool) {
    private static final int DRAWS = 400;
    private static final int MOST_ROWS = 4;

    /** Where none of these has such an answer; empty, too, where none was found. */
    Optional<Database> beside(List<Database> others, Budget budget) {
        int mark = pool.mark();
        if (others.stream().anyMatch(other -> areThere(Tables.of(other, pool), mark))) {
            return Optional.empty();
        }
        for (int i = 0; i < DRAWS && !budget.isOver(); i++) {
            Tables tables = new Tables(schema);
            int rows = 2 + i % (MOST_ROWS - 1);
            if (i % 2 == 0) {
                proposals.alike(tables, rows);
            } else {
                proposals.random(tables, rows);
            }
            int drawn = pool.mark();
            if (areThere(tables, drawn)) {
                return Optional.of(proposals
                        .minimise(tables, smaller -> areThere(smaller, drawn), budget)
                        .toDatabase(pool));
            }
        }
        return Optional.empty();
    }

    private boolean areThere(Tables tables, int mark) {
        try {
            Rows answer = query.run(tables);
            for (int row = 1; row < answer.count(); row++) {
                if (!answer.sameRow(0, answer, row)) {
                    return true;
                }
            }
            return false;
        } catch (NoAnswer e) {
            return false;
        } finally {
            pool.forget(mark);
        }
    }
}
