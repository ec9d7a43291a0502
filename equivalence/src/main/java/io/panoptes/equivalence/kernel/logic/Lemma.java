package io.panoptes.equivalence.kernel.logic;

import io.panoptes.equivalence.prover.expression.Formula;
import java.util.List;

/** What an accepted step says: wherever the facts hold, the conclusions do. */
public record Lemma(List<Formula> facts, List<Formula> conclusions) {
    public Lemma {
        facts = List.copyOf(facts);
        conclusions = List.copyOf(conclusions);
    }
}
