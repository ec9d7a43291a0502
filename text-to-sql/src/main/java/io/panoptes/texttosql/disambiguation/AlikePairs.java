package io.panoptes.texttosql.disambiguation;

import io.panoptes.equivalence.PairDecider;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.refuter.Stages;
import io.panoptes.equivalence.refuter.disambiguation.AnswerKey;
import io.panoptes.equivalence.refuter.disambiguation.Disambiguation;
import io.panoptes.equivalence.refuter.symbolic.answer.AnswerCondition;
import io.panoptes.equivalence.refuter.symbolic.search.SymbolicQuestion;
import io.panoptes.equivalence.trial.PairDecision;
import io.panoptes.sql.schema.Database;
import java.time.Duration;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Queries whose answers are the same on the best database so far: the engine proves two of them equal, or gives a database on which
 * they differ, which may be better.
 */
final class AlikePairs {
    private final QueriesApart queries;
    private final SymbolicQuestion question;
    private final PairDecider engine;
    private Optional<Disambiguation.Found> nearest;
    private List<Object> keys;
    private EqualQueries equal;
    private final Set<List<Integer>> proved = new HashSet<>();
    private final Set<Assumption> assumed = EnumSet.noneOf(Assumption.class);

    AlikePairs(QueriesApart queries, SymbolicQuestion question, Optional<Disambiguation.Found> nearest) {
        this.queries = queries;
        this.question = question;
        this.engine = new PairDecider(
                Stages.behindTheProver(queries.mostRows(), queries.solvers()),
                queries.solvers(),
                List.of(queries.meant()),
                Assumption.STANDING);
        this.nearest = nearest;
        this.keys = nearest.map(this::keys).orElse(List.of());
        this.equal = EqualQueries.none(queries.texts().size());
    }

    EqualQueries equal() {
        return equal;
    }

    /** What the proofs that queries are equal take for granted. */
    Set<Assumption> assumed() {
        return assumed;
    }

    /** The database on which most answers differ. */
    Optional<Disambiguation.Found> nearest() {
        return nearest;
    }

    /**
     * Asked again, it tries what was not proved before.
     *
     * @param most for one pair, whose first one loads the solver, too
     */
    void decide(Budget budget, Duration most) {
        equal = EqualQueries.of(
                queries.texts().size(), (left, right) -> isAlike(left, right) && isProved(left, right, budget, most));
    }

    private boolean isAlike(int left, int right) {
        return keys.isEmpty() || keys.get(left).equals(keys.get(right));
    }

    private boolean isProved(int left, int right, Budget budget, Duration most) {
        List<Integer> both = List.of(left, right);
        if (proved.contains(both) || budget.isOver()) {
            return proved.contains(both);
        }
        QueryPair pair = new QueryPair(
                question.schema(), queries.texts().get(left), queries.texts().get(right), question.semantics());
        return switch (engine.decide(pair, budget.atMost(most), Optional.empty())) {
            case PairDecision.NotRead ignored -> false;
            case PairDecision.Decided decided ->
                switch (decided.verdict()) {
                    case Verdict.Proved proof -> {
                        assumed.addAll(proof.assumptions());
                        yield proved.add(both);
                    }
                    case Verdict.Unknown ignored -> false;
                    case Verdict.Refuted(var counterexample) -> {
                        consider(counterexample.database());
                        yield false;
                    }
                };
        };
    }

    private void consider(Database database) {
        SymbolicQuestion any = question.with(new AnswerCondition.All(List.of()));
        if (queries.disambiguator().confirmed(any, database) instanceof Disambiguation.Found found) {
            List<Object> others = keys(found);
            if (new HashSet<>(others).size() > new HashSet<>(keys).size()) {
                nearest = Optional.of(found);
                keys = others;
            }
        }
    }

    private List<Object> keys(Disambiguation.Found found) {
        return found.answers().stream()
                .<Object>map(answer -> AnswerKey.of(answer, question.semantics()))
                .toList();
    }
}
