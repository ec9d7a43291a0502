package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The ways to read a product over the variables of another with the same skeleton, the most alike first. */
final class Correspondences {
    private static final int MAX_TRIED = 720;

    private final FreshVariables names;

    Correspondences(FreshVariables names) {
        this.names = names;
    }

    /**
     * A product read over the variables of another.
     *
     * @param product with the other's variables
     * @param chosen for each variable of the original the other's
     */
    record Reading(Product product, List<Var> chosen, Product original) {
        /** Over its own variables. */
        static Reading of(Product product) {
            return new Reading(product, product.vars(), product);
        }
    }

    /** The product with the other's variables instead of its own, in each way. */
    List<Reading> of(Product product, Product like) {
        List<Reading> found = new ArrayList<>();
        extend(product, like, new Colours(product, like), new ArrayList<>(), found);
        Set<CanonicalForm> conjuncts = new HashSet<>();
        Formulas.conjuncts(like.condition()).forEach(conjunct -> conjuncts.add(CanonicalForm.of(conjunct)));
        Map<Reading, Integer> scores = new HashMap<>();
        found.forEach(candidate -> scores.put(candidate, score(candidate.product(), like, conjuncts)));
        found.sort(Comparator.comparingInt((Reading candidate) -> scores.getOrDefault(candidate, 0))
                .reversed());
        return found;
    }

    private static int score(Product candidate, Product like, Set<CanonicalForm> conjuncts) {
        int score = 0;
        for (int i = 0; i < like.head().size(); i++) {
            if (CanonicalForm.of(candidate.head().get(i))
                    .equals(CanonicalForm.of(like.head().get(i)))) {
                score += 10;
            }
        }
        for (var conjunct : Formulas.conjuncts(candidate.condition())) {
            if (conjuncts.contains(CanonicalForm.of(conjunct))) {
                score++;
            }
        }
        return score;
    }

    private void extend(Product product, Product like, Colours colours, List<Var> chosen, List<Reading> found) {
        if (found.size() >= MAX_TRIED) {
            return;
        }
        if (chosen.size() == product.vars().size()) {
            found.add(new Reading(renamed(product, like, chosen), List.copyOf(chosen), product));
            return;
        }
        Var next = product.vars().get(chosen.size());
        Skeleton.Range wanted = Skeleton.of(next);
        for (Var var : colours.sameFirst(next, like.vars())) {
            if (!chosen.contains(var) && Skeleton.of(var).equals(wanted)) {
                chosen.add(var);
                extend(product, like, colours, chosen, found);
                chosen.removeLast();
            }
        }
    }

    private Product renamed(Product product, Product like, List<Var> chosen) {
        Product fresh = Substitution.copy(names, product);
        Map<Var, Var> rows = new HashMap<>();
        Map<Var, Term> values = new HashMap<>();
        for (int i = 0; i < chosen.size(); i++) {
            Var var = fresh.vars().get(i);
            if (var.source() instanceof Source.AnyValue) {
                values.put(var, Terms.variable(chosen.get(i)));
            } else {
                rows.put(var, chosen.get(i));
            }
        }
        Product renamed = new Substitution(names, rows, values).apply(fresh.withVars(List.of()));
        return renamed.withVars(like.vars());
    }
}
