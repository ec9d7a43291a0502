package io.panoptes.equivalence.pair;

import io.panoptes.equivalence.Engine;
import io.panoptes.equivalence.Options;
import io.panoptes.equivalence.Verdict;
import io.panoptes.equivalence.evaluator.Meaning;
import io.panoptes.equivalence.front.FrontProfile;
import io.panoptes.equivalence.prover.translation.Assumption;
import io.panoptes.equivalence.refuter.Budget;
import io.panoptes.equivalence.refuter.Problem;
import io.panoptes.equivalence.refuter.Stage;
import io.panoptes.equivalence.refuter.Validator;
import io.panoptes.equivalence.refuter.concrete.EvaluatorReview;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Decides pairs of texts: a verdict is given when it holds under every reading of the pair.
 *
 * @param allowed what a proof may take for granted; nothing, for an oracle
 */
public record PairDecider(List<Stage> thorough, List<FrontProfile> profiles, Set<Assumption> allowed) {
    public PairDecider {
        thorough = List.copyOf(thorough);
        profiles = List.copyOf(profiles);
        allowed = Set.copyOf(allowed);
    }

    public PairDecider(List<Stage> thorough, List<FrontProfile> profiles) {
        this(thorough, profiles, Set.of());
    }

    public Decision decide(QueryPair pair, Budget budget, Optional<Validator> validator) {
        return switch (Readings.of(pair, profiles)) {
            case Readings.Unread unread -> new Decision.NotRead(unread);
            case Readings.Read(var readings) -> decide(readings, budget, validator);
        };
    }

    private Decision.Decided decide(List<Reading> readings, Budget budget, Optional<Validator> validator) {
        Decision.Decided first = decide(readings.getFirst(), budget, validator);
        for (Reading other : readings.subList(1, readings.size())) {
            Optional<String> objection = switch (first.verdict()) {
                case Verdict.Proved ignored -> unproved(other, budget);
                case Verdict.Refuted(var counterexample) ->
                    new EvaluatorReview(Meaning.LENIENT)
                            .objection(other.problem(), counterexample)
                            .map(found -> found.reason());
                case Verdict.Unknown ignored -> Optional.empty();
            };
            if (objection.isPresent()) {
                String reason = "as %s reads it: %s".formatted(other.profile().name(), objection.get());
                return new Decision.Decided(new Verdict.Unknown(reason, 0), Optional.empty(), first.spurious());
            }
        }
        return first;
    }

    private Optional<String> unproved(Reading reading, Budget budget) {
        return switch (decide(reading, budget, Optional.empty()).verdict()) {
            case Verdict.Proved ignored -> Optional.empty();
            case Verdict.Refuted ignored -> Optional.of("the queries differ");
            case Verdict.Unknown(var reason, var ignored) -> Optional.of(reason);
        };
    }

    private Decision.Decided decide(Reading reading, Budget budget, Optional<Validator> validator) {
        Problem problem = reading.problem();
        Options options = new Options(problem.semantics(), budget.left(), allowed, validator);
        var decision = Engine.standard(thorough)
                .decide(problem.schema(), problem.left(), problem.right(), problem.checks(), options);
        return new Decision.Decided(decision.verdict(), decision.validation(), decision.spurious());
    }
}
