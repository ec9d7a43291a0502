package io.panoptes.equivalence.trial;

import io.panoptes.equivalence.front.Readings;
import io.panoptes.equivalence.problem.Refutation.Spurious;
import io.panoptes.equivalence.problem.Validator.Validation;
import io.panoptes.equivalence.problem.Verdict;
import java.util.List;
import java.util.Optional;

/** What came of a pair. */
public sealed interface PairDecision {

    /**
     * The engine gave a verdict; the validation is there where a DBMS was asked. {@code spurious}: counterexamples that did
     * not stand, each of them a bug of the engine.
     */
    record Decided(Verdict verdict, Optional<Validation> validation, List<Spurious> spurious) implements PairDecision {
        public Decided {
            spurious = List.copyOf(spurious);
        }
    }

    /** A query is not SQL over the schema, or uses what the engine lacks. */
    record NotRead(Readings.Unread unread) implements PairDecision {}
}
