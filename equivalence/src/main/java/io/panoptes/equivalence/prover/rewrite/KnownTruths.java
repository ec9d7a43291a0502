package io.panoptes.equivalence.prover.rewrite;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What is known to hold at a place: a condition that it decides is TRUE or FALSE there. */
record KnownTruths(Set<Formula> known) {
    static KnownTruths of(List<Formula> facts) {
        return new KnownTruths(facts.stream()
                .flatMap(fact -> Formulas.conjuncts(fact).stream())
                .collect(Collectors.toUnmodifiableSet()));
    }

    /** {@code p × (¬p × r ∨ q) -> p × q}, and {@code p × (p ∨ q) -> p}, where p may also hold around. */
    static List<Formula> resolved(Formula condition, List<Formula> facts) {
        List<Formula> conjuncts = Formulas.conjuncts(condition);
        List<Formula> around = new ArrayList<>(facts);
        around.add(condition);
        KnownTruths truths = of(around);
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
