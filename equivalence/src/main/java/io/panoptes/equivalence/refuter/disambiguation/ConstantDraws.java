package io.panoptes.equivalence.refuter.disambiguation;

import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.refuter.concrete.Proposals;
import io.panoptes.equivalence.refuter.symbolic.search.SymbolicQuestion;
import java.util.SplittableRandom;

/**
 * Databases around the queries' constants: where answers part easily they are faster than a solver, and they need of the queries
 * only that they can be evaluated.
 */
record ConstantDraws(SymbolicQuestion question, int mostRows, Pool pool, Proposals proposals) implements DatabaseDraws {
    private static final long SEED = 7;
    private static final int DRAWS = 600;

    static ConstantDraws of(SymbolicQuestion question, int mostRows) {
        Pool pool = new Pool();
        return new ConstantDraws(
                question,
                mostRows,
                pool,
                new Proposals(
                        question.schema(), question.queries(), question.checks(), pool, new SplittableRandom(SEED)));
    }

    @Override
    public int most() {
        return DRAWS;
    }

    @Override
    public Tables draw(int number) {
        Tables tables = new Tables(question.schema());
        int rows = 1 + number % mostRows;
        if (number % 4 == 3) {
            proposals.alike(tables, rows);
        } else {
            proposals.random(tables, rows);
        }
        return tables;
    }
}
