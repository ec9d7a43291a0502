package io.panoptes.equivalence.refuter.coverage;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.CompiledQuery;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.concrete.Novelty;
import io.panoptes.equivalence.refuter.concrete.Proposals;
import io.panoptes.equivalence.refuter.symbolic.search.SymbolicSearches;
import io.panoptes.equivalence.refuter.symbolic.search.WantedBranches;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * Looks for databases that reach the branches of some queries.
 *
 * <p>{@link #speculate} assigns values and changes them where that reached something new: thousands of databases in the
 * time of one formula. {@link #solve} asks the solver for each branch that is left. What either finds is where the other goes
 * on from. A branch counts as reached when the evaluator has seen it.
 */
public final class CoverageSearch {
    private final Schema schema;
    private final List<Relation> queries;
    private final Map<String, List<Scalar>> checks;
    private final List<CompiledQuery> compiled;
    private final Pool pool;
    private final Attempt attempt;
    private final boolean endsWithLastBranch;
    private final Proposals proposals;
    private final Goals goals;
    private final Novelty novelty = new Novelty();
    private final List<Tables> reaching = new ArrayList<>();
    private final Map<Integer, Integer> outOfReach = new HashMap<>();
    private final Tables database;
    private int mark;
    private int solved;

    /** What came of running the queries on a database. */
    public enum Result {
        /** They have answers; the search goes on. */
        ANSWERED,
        NO_ANSWER,
        /** This database is what the search is for. */
        WANTED
    }

    /** Runs the compiled queries on a database. */
    @FunctionalInterface
    public interface Attempt {
        Result on(Tables database);
    }

    private CoverageSearch(
            Schema schema,
            Map<String, List<Scalar>> checks,
            List<CompiledQuery> compiled,
            Pool pool,
            RandomGenerator random,
            Attempt attempt,
            boolean endsWithLastBranch) {
        this.schema = schema;
        this.queries = compiled.stream().map(CompiledQuery::relation).toList();
        this.checks = checks;
        this.compiled = List.copyOf(compiled);
        this.pool = pool;
        this.attempt = attempt;
        this.endsWithLastBranch = endsWithLastBranch;
        this.proposals = new Proposals(schema, queries, checks, pool, random);
        this.goals = endsWithLastBranch ? Goals.ofTestData(compiled) : new Goals(compiled);
        this.database = new Tables(schema);
        this.mark = pool.mark();
    }

    /** Goes on until a database is wanted. {@code compiled} are to be observed; {@code attempt} runs them. */
    public static CoverageSearch forDatabase(
            Schema schema,
            Map<String, List<Scalar>> checks,
            List<CompiledQuery> compiled,
            Pool pool,
            RandomGenerator random,
            Attempt attempt) {
        return new CoverageSearch(schema, checks, compiled, pool, random, attempt, false);
    }

    /** As {@link #forDatabase}, but ends when every branch is reached. */
    public static CoverageSearch forAllBranches(
            Schema schema,
            Map<String, List<Scalar>> checks,
            List<CompiledQuery> compiled,
            Pool pool,
            RandomGenerator random,
            Attempt attempt) {
        return new CoverageSearch(schema, checks, compiled, pool, random, attempt, true);
    }

    /** Tries N databases; answers whether one was wanted, which {@link #last} then is. */
    public boolean speculate(int databases, Budget budget) {
        for (int i = 0; i < databases && !isComplete() && !budget.isOver(); i++) {
            if (i < databases / 100) {
                proposals.random(database, proposals.mostRows());
            } else {
                proposals.guided(database);
            }
            if (isWanted()) {
                return true;
            }
        }
        return false;
    }

    private boolean isComplete() {
        return endsWithLastBranch && goals.areAllCovered();
    }

    /** Asks the solver for the branches that are open, with one row a table, then two, and so on. */
    public boolean solve(int mostRows, SolverSource solvers, Budget budget) {
        for (int rows = 1; rows <= mostRows && !goals.areAllCovered() && !budget.isOver(); rows++) {
            Solving solving = new Solving(rows);
            Budget share = budget.atMost(
                    Duration.ofNanos(budget.left().toNanos() / Math.max(1, Math.min(2, mostRows - rows + 1))));
            try {
                SymbolicSearches.branches(schema, queries, checks, solvers, solving)
                        .search(rows, share);
                if (solving.isFound) {
                    return true;
                }
            } catch (Unsupported notEncoded) {
                return false;
            }
        }
        return false;
    }

    /** What the solver finds is tried out at once. */
    private final class Solving implements WantedBranches {
        private final int rows;
        private boolean isFound;

        Solving(int rows) {
            this.rows = rows;
        }

        @Override
        public List<Branch> open() {
            return goals.open().stream()
                    .map(goal -> new Branch(goal.number(), goal.place(), goal.constraint()::formula))
                    .toList();
        }

        @Override
        public boolean take(Database found) {
            database.copyFrom(Tables.of(found, pool));
            mark = pool.mark();
            solved++;
            isFound = proposals.keepsConstraints(database) && isWanted();
            return isFound;
        }

        @Override
        public void outOfReach(Branch branch) {
            if (outOfReach.getOrDefault(branch.number(), 0) == rows - 1) {
                outOfReach.put(branch.number(), rows);
            }
        }
    }

    private boolean isWanted() {
        Result result = attempt.on(database);
        pool.forget(mark);
        if (result == Result.ANSWERED || result == Result.WANTED) {
            if (goals.note()) {
                reaching.add(database.copy());
            }
            if (novelty.isNew(compiled)) {
                proposals.keep(database);
            }
        }
        return result == Result.WANTED;
    }

    /** The database that was tried last. */
    public Tables last() {
        return database;
    }

    public Goals goals() {
        return goals;
    }

    /** The databases that were the first to reach some branch. */
    public List<Tables> reaching() {
        return List.copyOf(reaching);
    }

    /** No database of up to N rows a table reaches it; 0 where that is not known. */
    public int outOfReachUpTo(CoverageGoal goal) {
        return outOfReach.getOrDefault(goal.number(), 0);
    }

    /** How many databases the solver has given. */
    public int solved() {
        return solved;
    }

    public Proposals proposals() {
        return proposals;
    }
}
