package io.panoptes.equivalence.trial;

import java.util.List;
import java.util.Optional;

/**
 * What came of a pair with its trial.
 *
 * @param trial empty where there was no verdict to try
 * @param bugs verdicts and counterexamples that a DBMS contradicts; none of them is given
 */
public record TriedDecision(PairDecision.Decided decided, Optional<TrialOutcome> trial, List<EngineBug> bugs) {
    public TriedDecision {
        bugs = List.copyOf(bugs);
    }

    /** Without a trial. */
    public static TriedDecision untried(PairDecision.Decided decided) {
        return new TriedDecision(decided, Optional.empty(), List.of());
    }
}
