package io.panoptes.equivalence.refuter.disambiguation;

import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Unsupported;
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
        Disambiguation drawn =
                drawn(question, List.of(), budget.atMost(budget.left().dividedBy(SHARE_OF_DRAWING)));
        return drawn instanceof Disambiguation.NotFound(var ignored, var none, var nearest)
                ? solved(question, nearest, budget)
                : drawn;
    }

    /** Among drawn databases alone; {@code more} are drawn where those around the queries' constants do not do. */
    public Disambiguation drawn(SymbolicQuestion question, List<DatabaseDraws> more, Budget budget) {
        DrawnSearch search = new DrawnSearch(question, answers(question));
        List<DatabaseDraws> all = new ArrayList<>(List.of(ConstantDraws.of(question, mostRows)));
        all.addAll(more);
        for (DatabaseDraws draws : all) {
            Optional<Database> found = search.search(draws, budget);
            if (found.isPresent()) {
                return confirmed(question, found.get());
            }
        }
        return new Disambiguation.NotFound(
                "no such database was drawn",
                0,
                search.nearest(budget)
                        .flatMap(database -> answers(question)
                                .on(database)
                                .map(known -> new Disambiguation.Found(database, known.answers()))));
    }

    private QueryAnswers answers(SymbolicQuestion question) {
        return new QueryAnswers(question.queries(), question.semantics(), meaning);
    }

    /** With a solver; {@code nearest} is given back where it finds nothing, either. */
    public Disambiguation solved(SymbolicQuestion question, Optional<Disambiguation.Found> nearest, Budget budget) {
        try {
            return solvedBySize(question, nearest, budget);
        } catch (Unsupported e) {
            return new Disambiguation.NotFound("the solver can't be asked: " + e.construct(), 0, nearest);
        }
    }

    private Disambiguation solvedBySize(
            SymbolicQuestion question, Optional<Disambiguation.Found> nearest, Budget budget) {
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
                return new Disambiguation.NotFound("out of time; " + reason, exhausted, nearest);
            }
        }
        return new Disambiguation.NotFound(reason, exhausted, nearest);
    }

    private static List<AnswerCondition> alternatives(AnswerCondition condition) {
        return condition instanceof AnswerCondition.Any(List<AnswerCondition> alternatives)
                ? alternatives
                : List.of(condition);
    }

    /** What the evaluator says of this database: found where the answers meet the condition. */
    public Disambiguation confirmed(SymbolicQuestion question, Database database) {
        Optional<QueryAnswers.Known> known = answers(question).on(database);
        if (known.isEmpty()) {
            return new Disambiguation.Spurious(database, answers(question).objection(database));
        }
        return known.get().meets(question.condition())
                ? new Disambiguation.Found(database, known.get().answers())
                : new Disambiguation.Spurious(database, "the evaluator's answers don't meet the condition");
    }
}
