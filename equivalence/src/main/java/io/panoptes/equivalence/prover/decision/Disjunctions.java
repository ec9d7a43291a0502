package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code Σ x. [p ∨ q] × r -> Σ x. [p] × r + Σ x. [q ∧ ¬p] × r}: in parts that exclude each other, each of which may have a
 * simpler normal form than the whole. Each row is in one part, whatever p and q are.
 */
final class Disjunctions implements Decomposition {
    private static final int MOST_PARTS = 4;
    private static final int MOST_PRODUCTS = 12;

    private final FreshVariables names;

    Disjunctions(FreshVariables names) {
        this.names = names;
    }

    @Override
    public String name() {
        return "take apart";
    }

    /** The products with the first disjunction of each in parts. */
    @Override
    public List<Product> apply(List<Product> products) {
        List<Product> parts = new ArrayList<>();
        for (Product product : products) {
            parts.addAll(parts(product));
        }
        return parts.size() > MOST_PRODUCTS ? products : parts;
    }

    private List<Product> parts(Product product) {
        List<Formula> conjuncts = Formulas.conjuncts(product.condition());
        for (Formula conjunct : conjuncts) {
            if (conjunct instanceof Formula.Or(List<Formula> ways) && ways.size() > 1 && ways.size() <= MOST_PARTS) {
                List<Formula> rest = new ArrayList<>(conjuncts);
                rest.remove(conjunct);
                return parts(product.withCondition(Formulas.and(rest)), ways);
            }
        }
        return List.of(product);
    }

    private List<Product> parts(Product rest, List<Formula> ways) {
        List<Product> parts = new ArrayList<>();
        List<Formula> before = new ArrayList<>();
        for (Formula way : ways) {
            List<Formula> here = new ArrayList<>(before);
            here.add(way);
            parts.add(Substitution.copy(names, rest.where(Formulas.and(here))));
            before.add(Formulas.not(way));
        }
        return parts;
    }
}
