package io.panoptes.texttosql.disambiguation;

import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.refuter.disambiguation.DatabaseDraws;
import io.panoptes.equivalence.refuter.disambiguation.Disambiguation;
import io.panoptes.equivalence.refuter.disambiguation.Disambiguator;
import io.panoptes.equivalence.refuter.symbolic.answer.AnswerCondition;
import io.panoptes.equivalence.refuter.symbolic.search.SymbolicQuestion;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.texttosql.search.TextDraws;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Searches one database that tells several queries apart: among drawn ones, then, where all are to differ, by what the engine says
 * of pairs that are still alike, without the queries that it proves to be equal, then with a solver.
 *
 * @param texts the queries as they are written, in the order of those of a question
 * @param meant how they are read
 * @param mostRows of a table, for the solver
 */
public record QueriesApart(List<String> texts, ReadingProfile meant, int mostRows, SolverSource solvers) {
    /** Of the time, in hundredths: what drawing may take, what pairs may before a solver searches, and what one of them may. */
    private static final int SHARE_OF_DRAWING = 25;

    private static final int SHARE_OF_PAIRS = 80;
    private static final int SHARE_OF_A_PAIR = 30;

    public QueriesApart {
        texts = List.copyOf(texts);
    }

    /**
     * @param asked the question without what is proved to be impossible
     * @param equal queries that no database tells apart, by proofs that no DBMS has tried
     * @param assumed what these proofs take for granted
     */
    public record Result(Disambiguation outcome, SymbolicQuestion asked, EqualQueries equal, Set<Assumption> assumed) {
        public Result {
            assumed = Set.copyOf(assumed);
        }

        /** The same with another database. */
        public Result with(Disambiguation other) {
            return new Result(other, asked, equal, assumed);
        }
    }

    public Result search(SymbolicQuestion question, Budget budget) {
        Duration time = budget.left();
        Disambiguator disambiguator = disambiguator();
        List<DatabaseDraws> draws =
                TextDraws.of(question.schema(), texts, meant).stream().toList();
        Disambiguation drawn = disambiguator.drawn(question, draws, budget.atMost(share(time, SHARE_OF_DRAWING)));
        EqualQueries unproved = EqualQueries.none(texts.size());
        if (!(drawn instanceof Disambiguation.NotFound(var ignored, var none, var nearest))) {
            return new Result(drawn, question, unproved, Set.of());
        }
        if (!question.condition().equals(AnswerCondition.allDiffer(texts.size()))) {
            return new Result(disambiguator.solved(question, nearest, budget), question, unproved, Set.of());
        }
        AlikePairs pairs = new AlikePairs(this, question, nearest);
        pairs.decide(budget.atMost(share(time, SHARE_OF_PAIRS)), share(time, SHARE_OF_A_PAIR));
        Result first = amongOthers(question, pairs, budget);
        if (first.outcome() instanceof Disambiguation.Found || budget.isOver()) {
            return first;
        }
        // A pair that was not proved in its share of the time may be in what is left of it.
        pairs.decide(budget, budget.left());
        return pairs.equal().equals(first.equal()) ? first : amongOthers(question, pairs, budget);
    }

    private static Duration share(Duration time, int hundredths) {
        return time.multipliedBy(hundredths).dividedBy(100);
    }

    public Disambiguator disambiguator() {
        return new Disambiguator(mostRows, Meaning.STRICT, solvers);
    }

    private Result amongOthers(SymbolicQuestion question, AlikePairs pairs, Budget budget) {
        SymbolicQuestion others =
                question.with(AnswerCondition.allDiffer(pairs.equal().representatives()));
        return new Result(searched(others, pairs, budget), others, pairs.equal(), pairs.assumed());
    }

    private Disambiguation searched(SymbolicQuestion others, AlikePairs pairs, Budget budget) {
        if (pairs.equal().groups().size() == 1) {
            return new Disambiguation.NotFound(
                    "all queries give the same answer on every database", 0, Optional.empty());
        }
        Optional<Disambiguation> known = pairs.nearest()
                .map(found -> disambiguator().confirmed(others, found.database()))
                .filter(Disambiguation.Found.class::isInstance);
        return known.orElseGet(() -> disambiguator().solved(others, pairs.nearest(), budget));
    }
}
