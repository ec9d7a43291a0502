package io.panoptes.equivalence.prover.decision;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Solver;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rewrite.Normalizer;
import io.panoptes.equivalence.solver.SolverContext;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Asks whether a goal follows from hypotheses in every database of the schema. No is not an answer, only yes. */
final class Search {
    private static final int ROUNDS = 3;

    private final SolverContext solver;
    private final FreshVariables names;
    private final Normalizer normalizer;
    private final ConstraintFacts rowFacts;
    private final Budget budget;

    Search(SolverContext solver, FreshVariables names, Normalizer normalizer, ConstraintFacts rowFacts, Budget budget) {
        this.solver = solver;
        this.names = names;
        this.normalizer = normalizer;
        this.rowFacts = rowFacts;
        this.budget = budget;
    }

    /** Facts about the sums and summaries that have come up, from proofs of their own. */
    @FunctionalInterface
    interface Congruence {
        Congruence NONE = (encoder, presence) -> List.of();

        List<BoolExpr> facts(Encoder encoder, Presence presence);

        /**
         * What costs more, and is asked for when nothing else helps.
         *
         * @param rows the rows that the question is about
         */
        default List<BoolExpr> last(Encoder encoder, Presence presence, Set<Var> rows) {
            return List.of();
        }
    }

    /**
     * When rows are there, all of them. A proof of its own takes each row that it refers to for one of its table, but one that has come up as a
     * witness is there only where what it witnesses holds.
     */
    @FunctionalInterface
    interface Presence {
        BoolExpr of(Set<Var> rows);
    }

    boolean follows(List<Formula> hypotheses, Function<Encoder, BoolExpr> goal, Set<Var> rows, Congruence congruence) {
        Encoder encoder = new Encoder(solver.z3(), budget);
        Solver z3 = solver.newSolver();
        Instances instances = new Instances(names, normalizer, encoder, rowFacts);
        Set<Var> free = new LinkedHashSet<>(rows);
        hypotheses.forEach(hypothesis -> free.addAll(FreeVariables.of(hypothesis)));
        instances.addRows(free);
        hypotheses.forEach(hypothesis -> z3.add(encoder.formula(hypothesis)));
        z3.add(solver.z3().mkNot(goal.apply(encoder)));
        z3.add(encoder.takeFacts().toArray(BoolExpr[]::new));
        if (isContradiction(z3)) {
            return true;
        }
        Set<BoolExpr> learned = new HashSet<>();
        for (int round = 1; round <= ROUNDS && !budget.isOver(); round++) {
            List<BoolExpr> more = instances.next(round);
            z3.add(more.toArray(BoolExpr[]::new));
            if (!more.isEmpty() && isContradiction(z3)) {
                return true;
            }
            // A fact of a row that has come up since says more than it did.
            List<BoolExpr> facts = congruence.facts(encoder, instances::areThere).stream()
                    .filter(learned::add)
                    .toList();
            if (!facts.isEmpty()) {
                z3.add(facts.toArray(BoolExpr[]::new));
                z3.add(encoder.takeFacts().toArray(BoolExpr[]::new));
                if (isContradiction(z3)) {
                    return true;
                }
            } else if (more.isEmpty()) {
                break;
            }
        }
        List<BoolExpr> last = budget.isOver() ? List.of() : congruence.last(encoder, instances::areThere, free);
        z3.add(last.toArray(BoolExpr[]::new));
        z3.add(encoder.takeFacts().toArray(BoolExpr[]::new));
        return !last.isEmpty() && isContradiction(z3);
    }

    private boolean isContradiction(Solver z3) {
        return !budget.isOver() && solver.isContradiction(z3, budget.left());
    }
}
