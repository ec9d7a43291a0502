package io.panoptes.equivalence.pair;

import io.panoptes.equivalence.Certificate;
import io.panoptes.equivalence.Verdict;
import io.panoptes.equivalence.front.FrontProfile;
import io.panoptes.equivalence.pair.Decision.Decided;
import io.panoptes.equivalence.prover.Checker;
import io.panoptes.equivalence.prover.Prover;
import io.panoptes.equivalence.prover.Prover.Outcome;
import io.panoptes.equivalence.prover.translation.Assumption;
import io.panoptes.equivalence.refuter.Budget;
import io.panoptes.equivalence.refuter.Problem;
import io.panoptes.equivalence.refuter.Refutation.Spurious;
import io.panoptes.equivalence.refuter.Stage;
import io.panoptes.equivalence.refuter.Validator;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Decides pairs of queries as text: cheap stages of the refuter first, then a proof, then the other stages. A verdict holds
 * under every reading of the pair.
 */
public record PairEngine(
        List<Stage> cheap, List<Stage> thorough, List<FrontProfile> profiles, Set<Assumption> allowed) {
    private static final Duration CHEAP_SHARE = Duration.ofMillis(1500);

    public PairEngine {
        cheap = List.copyOf(cheap);
        thorough = List.copyOf(thorough);
        profiles = List.copyOf(profiles);
        allowed = Set.copyOf(allowed);
    }

    public Decision decide(QueryPair pair, Budget budget, Optional<Validator> validator) {
        return switch (Readings.of(pair, profiles)) {
            case Readings.Unread unread -> new Decision.NotRead(unread);
            case Readings.Read read -> {
                Decision quick = refute(cheap, pair, budget.atMost(CHEAP_SHARE), validator);
                if (quick instanceof Decided(Verdict.Refuted refuted, var validation, var spurious)) {
                    yield quick;
                }
                yield switch (prove(read.readings(), budget)) {
                    case Verdict.Proved proved -> new Decided(proved, Optional.empty(), spurious(quick));
                    case Verdict.Unknown(String reason, int ignored) ->
                        withReason(reason, spurious(quick), refute(thorough, pair, budget, validator));
                    case Verdict.Refuted ignored -> quick;
                };
            }
        };
    }

    private Decision refute(List<Stage> stages, QueryPair pair, Budget budget, Optional<Validator> validator) {
        return new PairRefuter(stages, profiles).refute(pair, budget, validator);
    }

    /** Proved where every reading is; the certificate is that of all of them, one after the other. */
    private Verdict prove(List<Reading> readings, Budget budget) {
        List<String> steps = new ArrayList<>();
        for (Reading reading : readings) {
            Problem problem = reading.problem();
            switch (new Prover(allowed).prove(problem, budget)) {
                case Outcome.Open(String reason) -> {
                    return new Verdict.Unknown(reason, 0);
                }
                case Outcome.Proof(Certificate certificate) -> {
                    if (new Checker(allowed).check(problem, certificate, budget).isEmpty()) {
                        return new Verdict.Unknown("the proof did not pass the check", 0);
                    }
                    if (readings.size() > 1) {
                        steps.add("as %s reads it:".formatted(reading.profile().name()));
                    }
                    steps.addAll(certificate.steps());
                }
            }
        }
        return new Verdict.Proved(new Certificate(steps));
    }

    private static List<Spurious> spurious(Decision decision) {
        return decision instanceof Decided decided ? decided.spurious() : List.of();
    }

    private static Decision withReason(String reason, List<Spurious> earlier, Decision last) {
        return switch (last) {
            case Decision.NotRead notRead -> notRead;
            case Decided(Verdict verdict, var validation, var spurious) -> {
                List<Spurious> all = new ArrayList<>(earlier);
                all.addAll(spurious);
                yield switch (verdict) {
                    case Verdict.Unknown(String searched, int rowBound) ->
                        new Decided(
                                new Verdict.Unknown(searched.isEmpty() ? reason : reason + "; " + searched, rowBound),
                                validation,
                                all);
                    case Verdict.Refuted refuted -> new Decided(refuted, validation, all);
                    case Verdict.Proved proved -> new Decided(proved, validation, all);
                };
            }
        };
    }
}
