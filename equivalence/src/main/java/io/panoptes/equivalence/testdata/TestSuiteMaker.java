package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.CompiledQuery;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.refuter.coverage.CoverageSearch;
import io.panoptes.equivalence.refuter.coverage.CoverageSearch.Result;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.equivalence.testdata.TestSuite.Missed;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Makes a suite: looks for databases until every branch is reached or the budget is over, then keeps few that reach all of
 * it together, each made as small as it can be. Only databases on which the query has one answer count.
 *
 * @param mostDatabases how many to try by speculation
 * @param mostRows the most rows of a table that the solver is asked for; 0 for not at all
 */
public record TestSuiteMaker(long seed, int mostDatabases, int mostRows) {

    private static final int MOST_ROWS = 4;

    /** With the solver for what speculation leaves open. */
    public TestSuiteMaker(long seed, int mostDatabases) {
        this(seed, mostDatabases, MOST_ROWS);
    }

    public TestSuite make(Schema schema, Relation query, Map<String, List<Scalar>> checks, Budget budget) {
        Pool pool = new Pool();
        CompiledQuery compiled = CompiledQuery.observed(query, schema, pool, Meaning.STRICT);
        CoverageSearch search = CoverageSearch.forAllBranches(
                schema,
                checks,
                List.of(compiled),
                pool,
                new SplittableRandom(seed),
                database -> run(compiled, database));
        Budget forSolver = budget.atMost(Duration.ofNanos(budget.left().toNanos() / 2));
        search.speculate(mostDatabases / 20, budget);
        search.solve(mostRows, SolverSource.HERE, forSolver);
        search.speculate(mostDatabases - mostDatabases / 20, budget);
        List<Missed> missed = search.goals().open().stream()
                .map(goal -> new Missed(goal, search.outOfReachUpTo(goal)))
                .toList();
        List<Database> few = new FewDatabases(search, compiled, pool, budget).choose();
        new SeveralRows(compiled, schema, search.proposals(), pool)
                .beside(few, budget)
                .ifPresent(few::add);
        return new TestSuite(few, search.goals().reached(), missed);
    }

    private static Result run(CompiledQuery query, Tables database) {
        try {
            query.run(database);
            return Result.ANSWERED;
        } catch (NoAnswer e) {
            return Result.NO_ANSWER;
        }
    }

    /** The database that reaches most of what is left comes next, made small. */
    private record FewDatabases(CoverageSearch search, CompiledQuery query, Pool pool, Budget budget) {

        List<Database> choose() {
            int mark = pool.mark();
            List<Database> suite = new ArrayList<>();
            BitSet left = search.goals().covered();
            while (!left.isEmpty()) {
                Tables best = search.reaching().getFirst();
                BitSet most = new BitSet();
                for (Tables candidate : search.reaching()) {
                    BitSet reached = reached(candidate, mark);
                    reached.and(left);
                    if (reached.cardinality() > most.cardinality()) {
                        best = candidate;
                        most = reached;
                    }
                }
                suite.add(small(best, most, mark).toDatabase(pool));
                left.andNot(most);
            }
            return suite;
        }

        private Tables small(Tables database, BitSet wanted, int mark) {
            return search.proposals()
                    .minimise(
                            database,
                            candidate -> {
                                BitSet still = reached(candidate, mark);
                                still.and(wanted);
                                return still.equals(wanted);
                            },
                            budget);
        }

        /** The numbers of the branches that the query reaches on the database. */
        private BitSet reached(Tables database, int mark) {
            Result result = run(query, database);
            pool.forget(mark);
            return result == Result.ANSWERED ? search.goals().reachedNow() : new BitSet();
        }
    }
}
