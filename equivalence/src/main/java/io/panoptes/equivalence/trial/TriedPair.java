package io.panoptes.equivalence.trial;

import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Validator;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.sql.trial.TextPair;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Decides one pair and tries what is decided. Counterexamples are tried as they are found, so that the search goes on behind
 * one that does not show; a proof is tried at the end. A verdict that a DBMS contradicts is none.
 */
public final class TriedPair implements Validator {
    private final Trials trials;
    private final Readings.Read read;
    private final TextPair texts;
    private final List<EngineBug> bugs = new ArrayList<>();
    private Optional<TrialOutcome> last = Optional.empty();

    public TriedPair(Trials trials, Readings.Read read, TextPair texts) {
        this.trials = trials;
        this.read = read;
        this.texts = texts;
    }

    @Override
    public Validation validate(Problem problem, Counterexample counterexample) {
        TrialOutcome outcome = trials.ofCounterexample(read, texts, counterexample);
        last = Optional.of(outcome);
        return switch (outcome) {
            case TrialOutcome.Held(int ignored, var dbmss) -> new Validation.Confirmed(String.join(", ", dbmss));
            case TrialOutcome.Contradicted contradicted -> {
                bugs.add(new EngineBug(texts, new Verdict.Refuted(counterexample), contradicted));
                yield new Validation.Denied(contradicted.words());
            }
            case TrialOutcome.Untried(var reason) -> new Validation.Inconclusive(reason);
        };
    }

    /** Decides with this as the validator, and tries a proof. */
    public TriedDecision decide(Function<Validator, PairDecision.Decided> engine) {
        return tried(engine.apply(this));
    }

    /** Tries a proof. A refutation has been tried when it was found. */
    public TriedDecision tried(PairDecision.Decided decided) {
        return switch (decided.verdict()) {
            case Verdict.Refuted ignored -> new TriedDecision(decided, last, bugs);
            case Verdict.Unknown ignored -> new TriedDecision(decided, Optional.empty(), bugs);
            case Verdict.Proved proved -> {
                TrialOutcome outcome = bugs.isEmpty()
                        ? trials.ofProof(read, texts)
                        // The engine itself holds that the pair differs somewhere.
                        : bugs.getFirst().contradiction();
                if (outcome instanceof TrialOutcome.Contradicted contradicted) {
                    bugs.add(new EngineBug(texts, proved, contradicted));
                    yield new TriedDecision(open(decided, contradicted), Optional.of(outcome), bugs);
                }
                yield new TriedDecision(decided, Optional.of(outcome), bugs);
            }
        };
    }

    private static PairDecision.Decided open(PairDecision.Decided decided, TrialOutcome.Contradicted contradicted) {
        return new PairDecision.Decided(
                new Verdict.Unknown("engine bug, please report it: " + contradicted.words(), 0),
                Optional.empty(),
                decided.spurious());
    }
}
