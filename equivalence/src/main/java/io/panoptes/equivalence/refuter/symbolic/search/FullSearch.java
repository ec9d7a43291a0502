package io.panoptes.equivalence.refuter.symbolic.search;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Model;
import io.panoptes.equivalence.refuter.symbolic.table.RowSelection;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;
import io.panoptes.equivalence.solver.SolverAnswer;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverSource;
import java.util.ArrayList;
import java.util.List;

/** Asks for all databases and the whole meaning of all queries at once. */
final class FullSearch extends SymbolicSearch {

    FullSearch(SymbolicQuestion question, SolverSource solvers) {
        super(question, solvers);
    }

    @Override
    RowSelection choices(SolverContext context) {
        return RowSelection.ALL;
    }

    @Override
    SearchOutcome search(Session session) {
        List<SymbolicTable> answers = new ArrayList<>();
        for (int query = 0; query < queryCount(); query++) {
            answers.add(answer(session, query));
        }
        BoolExpr condition = condition(session, answers);
        tell(session);
        session.solver().add(condition);
        return switch (check(session)) {
            case SolverAnswer.Satisfiable(Model model) -> found(session, model, answers);
            case SolverAnswer.Unsatisfiable ignored -> new SearchOutcome.Exhausted();
            case SolverAnswer.Undecided(String reason) -> new SearchOutcome.Open(reason);
        };
    }

    /** Plain values first; where they play no part in a contradiction, there is nothing to ask again. */
    private static SolverAnswer check(Session session) {
        SolverAnswer first = session.check(session.plain());
        return switch (first) {
            case SolverAnswer.Satisfiable ignored -> first;
            case SolverAnswer.Undecided ignored -> first;
            case SolverAnswer.Unsatisfiable(List<BoolExpr> core) -> core.isEmpty() ? first : session.check();
        };
    }
}
