package io.panoptes.equivalence.pair;

import io.panoptes.equivalence.Verdict.Counterexample;
import io.panoptes.equivalence.evaluator.Meaning;
import io.panoptes.equivalence.front.FrontProfile;
import io.panoptes.equivalence.refuter.Budget;
import io.panoptes.equivalence.refuter.Problem;
import io.panoptes.equivalence.refuter.Refutation;
import io.panoptes.equivalence.refuter.Refuter;
import io.panoptes.equivalence.refuter.Refuter.Objection;
import io.panoptes.equivalence.refuter.Stage;
import io.panoptes.equivalence.refuter.Validator;
import io.panoptes.equivalence.refuter.concrete.EvaluatorReview;
import java.util.List;
import java.util.Optional;

/** Searches a database on which the two queries of a pair differ, under every reading of them. */
public record PairRefuter(List<Stage> stages, List<FrontProfile> profiles) {
    public PairRefuter {
        stages = List.copyOf(stages);
        profiles = List.copyOf(profiles);
    }

    public Decision refute(QueryPair pair, Budget budget, Optional<Validator> validator) {
        return switch (Readings.of(pair, profiles)) {
            case Readings.Unread unread -> new Decision.NotRead(unread);
            case Readings.Read read -> {
                Refutation refutation = new Refuter(stages, new ReviewOfAllReadings(read.readings()), validator)
                        .refute(read.first().problem(), budget);
                yield new Decision.Decided(refutation.verdict(), refutation.validation(), refutation.spurious());
            }
        };
    }

    /** A counterexample stands when it tells the queries apart under every reading. */
    private record ReviewOfAllReadings(List<Reading> readings) implements Refuter.Review {
        @Override
        public Optional<Objection> objection(Problem problem, Counterexample counterexample) {
            EvaluatorReview review = new EvaluatorReview(Meaning.LENIENT);
            return review.objection(problem, counterexample)
                    .or(() -> readings.stream()
                            .skip(1)
                            .flatMap(reading -> review
                                    .objection(reading.problem(), counterexample)
                                    .map(objection -> ambiguous(reading, objection))
                                    .stream())
                            .findFirst());
        }

        private static Objection ambiguous(Reading reading, Objection objection) {
            return new Objection(
                    "as %s reads it: %s".formatted(reading.profile().name(), objection.reason()), false);
        }
    }
}
