package io.panoptes.equivalence.prover.rule;

import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What follows from formulas by AND, OR and NOT alone, whatever their parts say. */
public final class Propositions {
    /** All ways in which parts may hold are tried. */
    private static final int MOST_PARTS = 8;

    private Propositions() {}

    /** False where there are too many parts to tell. */
    public static boolean follows(Formula what, List<Formula> from) {
        Set<CanonicalForm> parts = new LinkedHashSet<>();
        from.forEach(formula -> collect(formula, parts));
        collect(what, parts);
        if (parts.size() > MOST_PARTS) {
            return false;
        }
        List<CanonicalForm> all = new ArrayList<>(parts);
        for (int choice = 0; choice < 1 << all.size(); choice++) {
            Set<CanonicalForm> holding = new LinkedHashSet<>();
            for (int i = 0; i < all.size(); i++) {
                if ((choice >> i & 1) == 1) {
                    holding.add(all.get(i));
                }
            }
            if (from.stream().allMatch(formula -> holds(formula, holding)) && !holds(what, holding)) {
                return false;
            }
        }
        return true;
    }

    private static void collect(Formula formula, Set<CanonicalForm> parts) {
        switch (formula) {
            case Formula.And(List<Formula> all) -> all.forEach(part -> collect(part, parts));
            case Formula.Or(List<Formula> any) -> any.forEach(part -> collect(part, parts));
            case Formula.Not(Formula part) -> collect(part, parts);
            case Formula.Same ignored -> parts.add(CanonicalForm.of(formula));
            case Formula.Less ignored -> parts.add(CanonicalForm.of(formula));
            case Formula.IsNull ignored -> parts.add(CanonicalForm.of(formula));
            case Formula.Holds ignored -> parts.add(CanonicalForm.of(formula));
            case Formula.Exists ignored -> parts.add(CanonicalForm.of(formula));
        }
    }

    private static boolean holds(Formula formula, Set<CanonicalForm> holding) {
        return switch (formula) {
            case Formula.And(List<Formula> all) -> all.stream().allMatch(part -> holds(part, holding));
            case Formula.Or(List<Formula> any) -> any.stream().anyMatch(part -> holds(part, holding));
            case Formula.Not(Formula part) -> !holds(part, holding);
            case Formula.Same ignored -> holding.contains(CanonicalForm.of(formula));
            case Formula.Less ignored -> holding.contains(CanonicalForm.of(formula));
            case Formula.IsNull ignored -> holding.contains(CanonicalForm.of(formula));
            case Formula.Holds ignored -> holding.contains(CanonicalForm.of(formula));
            case Formula.Exists ignored -> holding.contains(CanonicalForm.of(formula));
        };
    }
}
