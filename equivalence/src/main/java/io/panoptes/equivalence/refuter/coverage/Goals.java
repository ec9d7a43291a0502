package io.panoptes.equivalence.refuter.coverage;

import io.panoptes.equivalence.evaluator.CompiledQuery;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The branches of some queries, and which of them their runs have reached so far. */
public final class Goals {
    private final List<CompiledQuery> queries;
    private final List<CoverageConstraint> constraints;
    private final List<CoverageGoal> all = new ArrayList<>();
    private final BitSet covered = new BitSet();

    /** The queries must have been compiled to be observed. */
    public Goals(List<CompiledQuery> queries) {
        this(queries, CoverageConstraints.ALL);
    }

    private Goals(List<CompiledQuery> queries, List<CoverageConstraint> constraints) {
        this.queries = List.copyOf(queries);
        this.constraints = constraints;
        for (CompiledQuery query : queries) {
            for (CompiledQuery.Observed observed : query.observations()) {
                for (CoverageConstraint constraint : constraints) {
                    if (constraint.appliesTo(observed.place())) {
                        all.add(new CoverageGoal(all.size(), constraint, observed.place()));
                    }
                }
            }
        }
    }

    /** As the constructor, with the branches that data reach which are to be kept. */
    public static Goals ofTestData(List<CompiledQuery> queries) {
        return new Goals(queries, CoverageConstraints.OF_TEST_DATA);
    }

    /** The numbers of those that the last run of each query has reached. */
    public BitSet reachedNow() {
        BitSet reached = new BitSet();
        int goal = 0;
        for (CompiledQuery query : queries) {
            for (CompiledQuery.Observed observed : query.observations()) {
                for (CoverageConstraint constraint : constraints) {
                    if (constraint.appliesTo(observed.place())) {
                        reached.set(goal++, constraint.isReached(observed.tally()));
                    }
                }
            }
        }
        return reached;
    }

    /** Notes what the last runs have reached; answers whether any of it is new. */
    boolean note() {
        BitSet reached = reachedNow();
        reached.andNot(covered);
        covered.or(reached);
        return !reached.isEmpty();
    }

    boolean areAllCovered() {
        return covered.cardinality() == all.size();
    }

    public BitSet covered() {
        return (BitSet) covered.clone();
    }

    public List<CoverageGoal> reached() {
        return all.stream().filter(goal -> covered.get(goal.number())).toList();
    }

    public List<CoverageGoal> open() {
        return all.stream().filter(goal -> !covered.get(goal.number())).toList();
    }
}
