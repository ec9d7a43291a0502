package io.panoptes.equivalence.refuter.symbolic.search;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Model;
import io.panoptes.equivalence.evaluator.CompiledQuery.Place;
import io.panoptes.equivalence.refuter.symbolic.search.WantedBranches.Branch;
import io.panoptes.equivalence.refuter.symbolic.table.EncodingBudget;
import io.panoptes.equivalence.refuter.symbolic.table.RowSelection;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTally;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.solver.SolverAnswer;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.schema.Database;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Asks for databases that reach branches of queries (ParSEval): all that are open at once first; what contradicts the rest is
 * left for the next database, as the core of the contradiction tells. A branch that contradicts alone is out of reach of
 * this size.
 */
final class BranchSearch extends SymbolicSearch {

    private static final Duration MOST_FOR_A_CHECK = Duration.ofMillis(500);

    private final WantedBranches wanted;

    BranchSearch(SymbolicQuestion question, SolverSource solvers, WantedBranches wanted) {
        super(question, solvers);
        this.wanted = wanted;
    }

    @Override
    RowSelection choices(SolverContext context) {
        return RowSelection.ALL;
    }

    @Override
    SearchOutcome search(Session session) {
        Map<Branch, BoolExpr> names = name(session);
        List<Branch> open = new ArrayList<>(names.keySet());
        open.sort((a, b) -> Integer.compare(a.number(), b.number()));
        while (!open.isEmpty() && !session.budget().isOver()) {
            if (nextDatabase(session, names, open)) {
                return new SearchOutcome.Open("no further database is wanted");
            }
        }
        return open.isEmpty() ? new SearchOutcome.Exhausted() : new SearchOutcome.Open("out of time");
    }

    /** Gives each branch that can be reached a name that stands for its formula. */
    private Map<Branch, BoolExpr> name(Session session) {
        List<Branch> branches = wanted.open();
        SolverFormulas formulas = session.encoding().formulas();
        Map<Place, SymbolicTally> tallies = new HashMap<>();
        branches.forEach(branch -> tallies.put(branch.place(), new SymbolicTally(formulas)));
        BranchEncoder encoder = new BranchEncoder(session.encoding(), tallies);
        queries().forEach(encoder::encode);
        tell(session);
        Map<Branch, BoolExpr> names = new HashMap<>();
        for (Branch branch : branches) {
            SymbolicTally tally = Objects.requireNonNull(tallies.get(branch.place()), "every place has its tally");
            BoolExpr reached = branch.reached().apply(tally);
            if (reached.isFalse()) {
                wanted.outOfReach(branch);
            } else {
                BoolExpr name = formulas.z3().mkBoolConst("branch" + branch.number());
                session.solver().add(formulas.implies(name, reached));
                names.put(branch, name);
            }
        }
        return names;
    }

    /** Whether no further database is wanted. At least one branch is closed, unless the time is over. */
    private boolean nextDatabase(Session session, Map<Branch, BoolExpr> names, List<Branch> open) {
        List<Branch> together = new ArrayList<>(open);
        boolean plain = true;
        while (!together.isEmpty()) {
            switch (check(session, names, together, plain)) {
                case SolverAnswer.Satisfiable(Model model) -> {
                    boolean isEnough =
                            database(session, model).map(wanted::take).orElse(false);
                    Set<Integer> left =
                            wanted.open().stream().map(Branch::number).collect(Collectors.toSet());
                    open.removeAll(together);
                    open.removeIf(branch -> !left.contains(branch.number()));
                    return isEnough;
                }
                case SolverAnswer.Undecided ignored -> {
                    // One after the other is easier.
                    Branch first = together.getFirst();
                    if (together.size() == 1) {
                        open.remove(first);
                    }
                    together = together.size() == 1 ? List.of() : new ArrayList<>(List.of(first));
                }
                case SolverAnswer.Unsatisfiable(List<BoolExpr> core) -> {
                    List<Branch> contradict = together.stream()
                            .filter(branch -> core.contains(names.get(branch)))
                            .toList();
                    if (contradict.size() > 1) {
                        together.remove(contradict.getLast());
                    } else if (core.contains(session.plain())) {
                        plain = false;
                    } else if (contradict.size() == 1) {
                        wanted.outOfReach(contradict.getFirst());
                        open.remove(contradict.getFirst());
                        together.remove(contradict.getFirst());
                    } else {
                        // No database of this size keeps the constraints.
                        open.clear();
                        together = List.of();
                    }
                }
            }
        }
        return false;
    }

    private static SolverAnswer check(
            Session session, Map<Branch, BoolExpr> names, List<Branch> together, boolean plain) {
        List<BoolExpr> assumptions =
                new ArrayList<>(together.stream().map(names::get).toList());
        if (plain) {
            assumptions.add(session.plain());
        }
        Duration left = session.budget().left();
        return session.context()
                .check(
                        session.solver(),
                        left.compareTo(MOST_FOR_A_CHECK) < 0 ? left : MOST_FOR_A_CHECK,
                        assumptions.toArray(BoolExpr[]::new));
    }

    /** Empty where the model has a value that no database can hold. */
    private Optional<Database> database(Session session, Model model) {
        try {
            return ModelDecoder.of(session.encoding(), model, List.of()).map(decoder -> decoder.database(schema()));
        } catch (EncodingBudget.Exhausted irrational) {
            return Optional.empty();
        }
    }
}
