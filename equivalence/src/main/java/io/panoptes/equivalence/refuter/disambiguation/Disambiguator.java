package io.panoptes.equivalence.refuter.disambiguation;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.evaluator.Evaluator;
import io.panoptes.equivalence.evaluator.Evaluator.Outcome;
import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.refuter.symbolic.answer.AnswerCondition;
import io.panoptes.equivalence.refuter.symbolic.search.SearchOutcome;
import io.panoptes.equivalence.refuter.symbolic.search.SymbolicQuestion;
import io.panoptes.equivalence.refuter.symbolic.search.SymbolicSearches;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.schema.Database;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Looks for a database on which the answers of several queries meet a condition: among drawn ones, then with a solver, few rows first, and
 * for each number of rows the alternatives of the condition one after another.
 */
public record Disambiguator(int mostRows, Meaning meaning, SolverSource solvers) {
    private static final int SHARE_OF_DRAWING = 4;

    /** With the solver in this process. */
    public Disambiguator(int mostRows, Meaning meaning) {
        this(mostRows, meaning, SolverSource.HERE);
    }

    public Disambiguation search(SymbolicQuestion question, Budget budget) {
        Optional<Database> drawn = new DrawnDatabases(question, mostRows)
                .search(
                        database -> confirmed(question, database) instanceof Disambiguation.Found,
                        budget.atMost(budget.left().dividedBy(SHARE_OF_DRAWING)));
        return drawn.isPresent() ? confirmed(question, drawn.get()) : solved(question, budget);
    }

    private Disambiguation solved(SymbolicQuestion question, Budget budget) {
        List<AnswerCondition> alternatives = alternatives(question.condition());
        String reason = "no such database";
        int exhausted = 0;
        for (int rows = 1; rows <= mostRows; rows++) {
            boolean all = true;
            for (int i = 0; i < alternatives.size(); i++) {
                // An even share of the time for each, so that one hard alternative does not starve the rest.
                Duration share = budget.left().dividedBy(alternatives.size() - i);
                SymbolicQuestion narrowed = question.with(alternatives.get(i));
                switch (SymbolicSearches.underApproximation(narrowed, solvers).search(rows, budget.atMost(share))) {
                    case SearchOutcome.Found(Database database, List<Answer> ignored) -> {
                        return confirmed(question, database);
                    }
                    case SearchOutcome.Exhausted ignored -> {}
                    case SearchOutcome.Open(String why) -> {
                        all = false;
                        reason = "%s at %d rows a table".formatted(why, rows);
                    }
                }
            }
            exhausted = all && exhausted == rows - 1 ? rows : exhausted;
            if (budget.isOver()) {
                return new Disambiguation.NotFound("out of time; " + reason, exhausted);
            }
        }
        return new Disambiguation.NotFound(reason, exhausted);
    }

    private static List<AnswerCondition> alternatives(AnswerCondition condition) {
        return condition instanceof AnswerCondition.Any(List<AnswerCondition> alternatives)
                ? alternatives
                : List.of(condition);
    }

    /** What the evaluator says of this database: found where the answers meet the condition. */
    public Disambiguation confirmed(SymbolicQuestion question, Database database) {
        List<Answer> answers = new ArrayList<>();
        List<Object> keys = new ArrayList<>();
        for (Relation query : question.queries()) {
            switch (new Evaluator(meaning).evaluate(query, database)) {
                case Outcome.Rows(Answer answer) -> {
                    answers.add(answer);
                    keys.add(AnswerKey.of(answer, question.semantics()));
                }
                case Outcome.None(String reason) -> {
                    return new Disambiguation.Spurious(database, reason);
                }
            }
        }
        return question.condition().holds((left, right) -> keys.get(left).equals(keys.get(right)))
                ? new Disambiguation.Found(database, answers)
                : new Disambiguation.Spurious(database, "the evaluator's answers don't meet the condition");
    }
}
