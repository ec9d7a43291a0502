package io.panoptes.equivalence.prover.rewrite;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What is known to hold at a place: a condition that it decides is TRUE or FALSE there. */
record KnownTruths(Set<Formula> known) {
    static KnownTruths of(List<Formula> facts) {
        Set<Formula> known = new HashSet<>();
        facts.forEach(fact -> known.addAll(Formulas.conjuncts(fact)));
        return new KnownTruths(known);
    }

    /** {@code p × (¬p × r ∨ q) -> p × q}, and {@code p × (p ∨ q) -> p}, where p may also hold around. */
    static List<Formula> resolved(Formula condition, List<Formula> facts) {
        List<Formula> conjuncts = Formulas.conjuncts(condition);
        KnownTruths truths = of(facts);
        truths.known.addAll(conjuncts);
        return conjuncts.stream()
                .map(conjunct -> conjunct instanceof Formula.Or(List<Formula> ways)
                        ? Formulas.or(ways.stream().map(truths::decided).toList())
                        : conjunct)
                .toList();
    }

    /** TRUE where every part is known, FALSE where one is known not to hold; otherwise as it was. */
    Formula decided(Formula condition) {
        List<Formula> parts = Formulas.conjuncts(condition);
        boolean isExcluded = known.contains(Formulas.not(condition))
                || parts.stream().anyMatch(part -> known.contains(Formulas.not(part)));
        if (isExcluded) {
            return Formula.FALSE;
        }
        return known.containsAll(parts) ? Formula.TRUE : condition;
    }
}
