package io.panoptes.equivalence.testdata;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.CompiledQuery;
import io.panoptes.equivalence.evaluator.Meaning;
import io.panoptes.equivalence.evaluator.NoAnswer;
import io.panoptes.equivalence.evaluator.Pool;
import io.panoptes.equivalence.evaluator.Tables;
import io.panoptes.equivalence.refuter.Budget;
import io.panoptes.equivalence.refuter.concrete.Proposals;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.value.Database;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Makes a suite: tries databases until every goal is reached or the budget is over, then keeps few that reach all of
 * it together, each made as small as it can be. Only databases on which the query has one answer count.
 *
 * @param mostDatabases how many to try
 */
public record TestSuiteMaker(long seed, int mostDatabases) {

    public TestSuite make(Schema schema, Relation query, Map<String, List<Scalar>> checks, Budget budget) {
        Pool pool = new Pool();
        Proposals proposals = new Proposals(schema, List.of(query), checks, pool, new SplittableRandom(seed));
        CompiledQuery compiled = CompiledQuery.observed(query, schema, pool, Meaning.STRICT);
        List<Goal> goals = goals(compiled);
        int mark = pool.mark();
        List<Tables> found = new ArrayList<>();
        BitSet covered = new BitSet();
        Tables database = new Tables(schema);
        for (int i = 0; i < mostDatabases && covered.cardinality() < goals.size() && !budget.isOver(); i++) {
            proposals.guided(database);
            BitSet reached = reached(compiled, database, goals, pool, mark);
            reached.andNot(covered);
            if (!reached.isEmpty()) {
                covered.or(reached);
                found.add(database.copy());
                proposals.keep(database);
            }
        }
        List<Database> suite = few(found, covered, compiled, goals, pool, mark, proposals, budget);
        return new TestSuite(suite, where(goals, covered, true), where(goals, covered, false));
    }

    private static List<Goal> goals(CompiledQuery query) {
        List<Goal> goals = new ArrayList<>();
        for (CompiledQuery.Observed observed : query.observations()) {
            for (CoverageConstraint constraint : CoverageConstraints.ALL) {
                if (constraint.appliesTo(observed.place())) {
                    goals.add(new Goal(goals.size(), constraint, observed.place()));
                }
            }
        }
        return goals;
    }

    /** The numbers of the goals that the query reaches on the database. */
    private static BitSet reached(CompiledQuery query, Tables database, List<Goal> goals, Pool pool, int mark) {
        BitSet reached = new BitSet();
        try {
            query.run(database);
            int goal = 0;
            for (CompiledQuery.Observed observed : query.observations()) {
                while (goal < goals.size() && goals.get(goal).place() == observed.place()) {
                    reached.set(goal, goals.get(goal).constraint().isReached(observed.tally()));
                    goal++;
                }
            }
        } catch (NoAnswer e) {
            reached.clear();
        } finally {
            pool.forget(mark);
        }
        return reached;
    }

    /** The one that reaches most of what is left comes next, made small. */
    private static List<Database> few(
            List<Tables> found,
            BitSet covered,
            CompiledQuery query,
            List<Goal> goals,
            Pool pool,
            int mark,
            Proposals proposals,
            Budget budget) {
        List<Database> suite = new ArrayList<>();
        BitSet left = (BitSet) covered.clone();
        while (!left.isEmpty()) {
            Tables best = found.getFirst();
            BitSet most = new BitSet();
            for (Tables candidate : found) {
                BitSet reached = reached(query, candidate, goals, pool, mark);
                reached.and(left);
                if (reached.cardinality() > most.cardinality()) {
                    best = candidate;
                    most = reached;
                }
            }
            BitSet wanted = most;
            Tables small = proposals.minimise(
                    best,
                    candidate -> {
                        BitSet still = reached(query, candidate, goals, pool, mark);
                        still.and(wanted);
                        return still.equals(wanted);
                    },
                    budget);
            suite.add(small.toDatabase(pool));
            left.andNot(wanted);
        }
        return suite;
    }

    private static List<Goal> where(List<Goal> goals, BitSet covered, boolean wanted) {
        return goals.stream()
                .filter(goal -> covered.get(goal.number()) == wanted)
                .toList();
    }
}
