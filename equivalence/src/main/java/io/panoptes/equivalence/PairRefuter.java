package io.panoptes.equivalence;

import io.panoptes.equivalence.evaluator.value.Meaning;
import io.panoptes.equivalence.front.Reading;
import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.Refutation;
import io.panoptes.equivalence.problem.Refutation.Spurious;
import io.panoptes.equivalence.problem.Validator;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.equivalence.refuter.Refuter;
import io.panoptes.equivalence.refuter.concrete.EvaluatorReview;
import io.panoptes.equivalence.refuter.stage.Objection;
import io.panoptes.equivalence.refuter.stage.Review;
import io.panoptes.equivalence.refuter.stage.Stage;
import io.panoptes.equivalence.trial.PairDecision;
import io.panoptes.sql.reading.ReadingProfile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Searches a database on which the two queries of a pair differ, under every reading of them. */
public record PairRefuter(List<Stage> stages, List<ReadingProfile> profiles) {
    public PairRefuter {
        stages = List.copyOf(stages);
        profiles = List.copyOf(profiles);
    }

    public PairDecision refute(QueryPair pair, Budget budget, Optional<Validator> validator) {
        return switch (Readings.of(pair, profiles)) {
            case Readings.Unread unread -> new PairDecision.NotRead(unread);
            case Readings.Read read -> refute(read, budget, validator);
        };
    }

    /** As {@link #refute(QueryPair, Budget, Optional)}, of a pair that has been read. */
    public PairDecision.Decided refute(Readings.Read read, Budget budget, Optional<Validator> validator) {
        ReviewOfAllReadings review = new ReviewOfAllReadings(read.readings());
        Refuter refuter = new Refuter(stages, review, validator);
        Refutation refutation = refuter.refute(read.first().problem(), budget);
        for (Reading other : read.others()) {
            if (review.ambiguous && refutation.verdict() instanceof Verdict.Unknown && !budget.isOver()) {
                refutation = both(refutation, refuter.refute(other.problem(), budget));
            }
        }
        return new PairDecision.Decided(refutation.verdict(), refutation.validation(), refutation.spurious());
    }

    /** What the search under a further reading gave, with what was met before. */
    private static Refutation both(Refutation before, Refutation now) {
        List<Spurious> spurious = new ArrayList<>(before.spurious());
        spurious.addAll(now.spurious());
        Verdict verdict = switch (now.verdict()) {
            case Verdict.Unknown ignored -> before.verdict();
            case Verdict.Refuted refuted -> refuted;
            case Verdict.Proved proved -> proved;
        };
        return new Refutation(verdict, now.validation(), spurious);
    }

    /**
     * A counterexample stands when it tells the queries apart under every reading. Where one does under the first alone,
     * the pair is ambiguous, and a search under another reading may find one for all.
     */
    private static final class ReviewOfAllReadings implements Review {
        private final List<Reading> readings;
        private boolean ambiguous;

        ReviewOfAllReadings(List<Reading> readings) {
            this.readings = readings;
        }

        @Override
        public Optional<Objection> objection(Problem problem, Counterexample counterexample) {
            EvaluatorReview review = new EvaluatorReview(Meaning.LENIENT);
            return review.objection(problem, counterexample)
                    .or(() -> readings.stream()
                            .filter(reading -> !reading.problem().equals(problem))
                            .flatMap(reading -> review
                                    .objection(reading.problem(), counterexample)
                                    .map(objection -> ambiguous(reading, objection))
                                    .stream())
                            .findFirst());
        }

        private Objection ambiguous(Reading reading, Objection objection) {
            ambiguous = true;
            return new Objection(
                    "as %s reads it: %s".formatted(reading.profile().name(), objection.reason()), false);
        }
    }
}
