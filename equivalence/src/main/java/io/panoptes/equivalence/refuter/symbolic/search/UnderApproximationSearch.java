package io.panoptes.equivalence.refuter.symbolic.search;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Model;
import io.panoptes.equivalence.refuter.symbolic.search.NamedRowSelection.Node;
import io.panoptes.equivalence.refuter.symbolic.table.RowSelection;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.solver.SolverAnswer;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The conflict-driven search for an under-approximation (Polygon).
 *
 * <p>An under-approximation chooses for each row that an operator may put out: it is there, it is not, or either (top).
 * Queries are loaded one after another, each with top first; what a model chooses is then kept. Where the choices kept so
 * far contradict the rest, the core of the contradiction names the operators whose choices conflict. The conflict is
 * learnt, and those operators alone are asked for other choices, with the meaning of the others left out: that question is
 * small. Its answer becomes the next under-approximation.
 */
final class UnderApproximationSearch extends SymbolicSearch {

    /** Rows of an operator in conflict that stay top while the others are tried out one way after another. */
    private static final int TOPS = 8;

    private static final int MOST_TRIED_OUT = 10;

    private Optional<NamedRowSelection> choices = Optional.empty();
    private List<Node> loaded = new ArrayList<>();
    private Map<BoolExpr, Boolean> chosen = new LinkedHashMap<>();

    UnderApproximationSearch(SymbolicQuestion question, SolverSource solvers) {
        super(question, solvers);
    }

    @Override
    RowSelection choices(SolverContext context) {
        NamedRowSelection named = new NamedRowSelection(context.z3());
        choices = Optional.of(named);
        loaded = new ArrayList<>();
        chosen = new LinkedHashMap<>();
        return named;
    }

    @Override
    SearchOutcome search(Session session) {
        List<SymbolicTable> answers = new ArrayList<>();
        for (int query = 0; query < queryCount(); query++) {
            answers.add(answer(session, query));
            boolean isLast = query == queryCount() - 1;
            if (isLast) {
                session.solver().add(condition(session, answers));
            }
            load(session);
            if (!isLast) {
                preferSomeAnswer(session, answers.getLast());
            }
            switch (settle(session)) {
                case Settled.Chosen(Model model) -> {
                    if (isLast) {
                        return found(session, model, answers, meanings());
                    }
                }
                case Settled.Impossible ignored -> {
                    return new SearchOutcome.Exhausted();
                }
                case Settled.Open(String reason) -> {
                    return new SearchOutcome.Open(reason);
                }
            }
        }
        throw new IllegalStateException("a question without queries");
    }

    private sealed interface Settled {
        record Chosen(Model model) implements Settled {}

        record Impossible() implements Settled {}

        record Open(String reason) implements Settled {}
    }

    private void load(Session session) {
        tell(session);
        NamedRowSelection named = choices.orElseThrow();
        loaded.addAll(named.takeNodes());
        session.solver().add(named.takeLinks().toArray(BoolExpr[]::new));
    }

    /** A cheap guess: most conditions are met only where a query answers something. */
    private void preferSomeAnswer(Session session, SymbolicTable answer) {
        List<BoolExpr> assumptions = new ArrayList<>(assumptions());
        SolverFormulas formulas = session.encoding().formulas();
        BoolExpr something = session.context().z3().mkBoolConst("something" + loaded.size());
        session.solver()
                .add(formulas.implies(
                        something,
                        formulas.or(
                                answer.rows().stream().map(SymbolicRow::present).toList())));
        assumptions.add(something);
        assumptions.add(session.plain());
        if (session.check(assumptions.toArray(BoolExpr[]::new)) instanceof SolverAnswer.Satisfiable(Model model)) {
            keepChoices(model, loaded);
        }
    }

    /** Adjusts the choices until they agree with all that is loaded, and fixes those that were still open. */
    private Settled settle(Session session) {
        while (true) {
            List<BoolExpr> assumptions = assumptions();
            switch (session.check(assumptions.toArray(BoolExpr[]::new))) {
                case SolverAnswer.Satisfiable(Model model) -> {
                    keepChoices(model, loaded);
                    return new Settled.Chosen(model);
                }
                case SolverAnswer.Undecided(String reason) -> {
                    return new Settled.Open(reason);
                }
                case SolverAnswer.Unsatisfiable(List<BoolExpr> core) -> {
                    if (chosen.isEmpty()) {
                        return new Settled.Impossible();
                    }
                    learn(session, core);
                    Optional<Settled> unresolved = resolve(session, inConflict(core));
                    if (unresolved.isPresent()) {
                        return unresolved.get();
                    }
                }
            }
        }
    }

    /** Other choices for the operators in conflict; empty where some were found. */
    private Optional<Settled> resolve(Session session, List<Node> conflict) {
        List<BoolExpr> triedOut = new ArrayList<>();
        List<BoolExpr> meanings = new ArrayList<>();
        for (Node node : conflict) {
            meanings.add(node.meaning());
            List<BoolExpr> slots = node.slots();
            triedOut.addAll(slots.subList(Math.min(TOPS, slots.size()), slots.size()));
        }
        List<BoolExpr> kept = triedOut.subList(0, Math.min(MOST_TRIED_OUT, triedOut.size()));
        SolverFormulas formulas = session.encoding().formulas();
        for (long ways = 0; ways < 1L << kept.size(); ways++) {
            List<BoolExpr> assumptions = new ArrayList<>(meanings);
            for (int i = 0; i < kept.size(); i++) {
                // Few rows first: the choice with all of them absent comes before all others.
                assumptions.add((ways >> i & 1) == 1 ? kept.get(i) : formulas.not(kept.get(i)));
            }
            switch (session.check(assumptions.toArray(BoolExpr[]::new))) {
                case SolverAnswer.Satisfiable(Model model) -> {
                    keepChoices(model, loaded);
                    return Optional.empty();
                }
                case SolverAnswer.Undecided(String reason) -> {
                    return Optional.of(new Settled.Open(reason));
                }
                case SolverAnswer.Unsatisfiable(List<BoolExpr> core) -> {
                    learn(session, core);
                    if (core.stream().noneMatch(literal -> kept.contains(nameOf(literal)))) {
                        return Optional.of(new Settled.Impossible());
                    }
                }
            }
        }
        return Optional.of(new Settled.Impossible());
    }

    /** The choices of a core can't be made together: in the end the meaning of every operator is in force. */
    private void learn(Session session, List<BoolExpr> core) {
        SolverFormulas formulas = session.encoding().formulas();
        List<BoolExpr> meanings = List.of(meanings());
        session.solver()
                .add(formulas.or(core.stream()
                        .filter(literal -> !meanings.contains(literal))
                        .map(formulas::not)
                        .toList()));
    }

    private List<Node> inConflict(List<BoolExpr> core) {
        List<BoolExpr> names =
                core.stream().map(UnderApproximationSearch::nameOf).toList();
        return loaded.stream()
                .filter(node ->
                        names.contains(node.meaning()) || node.slots().stream().anyMatch(names::contains))
                .toList();
    }

    private static BoolExpr nameOf(BoolExpr literal) {
        return literal.isNot() ? (BoolExpr) literal.getArgs()[0] : literal;
    }

    private void keepChoices(Model model, List<Node> nodes) {
        for (Node node : nodes) {
            node.slots().forEach(slot -> chosen.put(slot, model.eval(slot, true).isTrue()));
        }
    }

    private List<BoolExpr> assumptions() {
        SolverFormulas formulas = choices.orElseThrow().formulas();
        List<BoolExpr> assumptions = new ArrayList<>(List.of(meanings()));
        chosen.forEach((slot, there) -> assumptions.add(there ? slot : formulas.not(slot)));
        return assumptions;
    }

    private BoolExpr[] meanings() {
        return loaded.stream().map(Node::meaning).toArray(BoolExpr[]::new);
    }
}
