package io.panoptes.cli.engine;

import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Validator;
import io.panoptes.equivalence.trial.PairDecision;
import io.panoptes.equivalence.trial.Trials;
import io.panoptes.equivalence.trial.TriedDecision;
import io.panoptes.equivalence.trial.TriedPair;
import io.panoptes.sql.trial.TextPair;
import java.util.Optional;
import java.util.function.Function;

/** What check, prove and refute have in common: an engine decides a pair, and its verdict is tried. */
final class TriedCommand {
    private TriedCommand() {}

    /** @param engine is handed what tries a counterexample, where something is to be tried */
    static TriedDecision decide(
            Optional<Trials> trials,
            Readings.Read read,
            TextPair texts,
            Function<Optional<Validator>, PairDecision.Decided> engine) {
        return trials.map(on -> new TriedPair(on, read, texts))
                .map(pair -> pair.decide(validator -> engine.apply(Optional.of(validator))))
                .orElseGet(() -> TriedDecision.untried(engine.apply(Optional.empty())));
    }
}
