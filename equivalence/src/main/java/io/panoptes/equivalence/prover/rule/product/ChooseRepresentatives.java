package io.panoptes.equivalence.prover.rule.product;

import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.Equalities;
import io.panoptes.equivalence.prover.rule.ProductContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * {@code [x.c ≡ t] × p(x.c) -> [x.c ≡ t] × p(t)} where t is the representative of the class: a constant, otherwise a term
 * from around the product that an equality here refers to, otherwise a term of rows that are not determined by others.
 */
record ChooseRepresentatives() implements ProductRule {
    @Override
    public Optional<Product> apply(Product product, ProductContext scope) {
        Equalities facts = scope.equalities(product.condition());
        Set<Var> own = new HashSet<>(product.vars());
        Map<Var, Integer> ranks = ranks(product, facts);
        Set<CanonicalForm> sides = sides(product);
        Comparator<Term> better = Comparator.comparingInt((Term term) -> rank(term, own, ranks))
                .thenComparing(term -> !sides.contains(CanonicalForm.of(term)))
                .thenComparing(CanonicalForm::of);
        Map<Term.Column, Term> representatives = new HashMap<>();
        Set<Term.Column> columns = new LinkedHashSet<>();
        Formulas.conjuncts(product.condition()).forEach(conjunct -> ownColumns(conjunct, own, columns));
        Equalities near = new Equalities(List.of(product.condition()));
        for (Term.Column column : columns) {
            candidates(column, near, facts, own).stream()
                    .filter(other -> !FreeVariables.of(other).contains(column.row()) || other instanceof Term.Column)
                    .min(better)
                    .filter(best -> better.compare(best, column) < 0)
                    .ifPresent(best -> representatives.put(column, best));
        }
        if (representatives.isEmpty()) {
            return Optional.empty();
        }
        Product replaced = replaced(product, representatives, scope);
        return CanonicalForm.of(replaced).equals(CanonicalForm.of(product)) ? Optional.empty() : Optional.of(replaced);
    }

    /**
     * Which of several terms from around stands for a class is for the product around to say: a product that has one of them
     * keeps to it, or the two would change it to and fro.
     */
    private static List<Term> candidates(Term.Column column, Equalities near, Equalities facts, Set<Var> own) {
        List<Term> others = near.others(column);
        boolean hasOneFromAround = others.stream()
                .map(FreeVariables::of)
                .anyMatch(vars -> !vars.isEmpty() && vars.stream().noneMatch(own::contains));
        return hasOneFromAround ? others : facts.others(column);
    }

    /** The columns of the product's own rows that stand alone on a side of an equality. */
    private static void ownColumns(Formula conjunct, Set<Var> own, Set<Term.Column> into) {
        if (conjunct instanceof Formula.Same(Term left, Term right)) {
            for (Term side : List.of(left, right)) {
                if (side instanceof Term.Column column && own.contains(column.row())) {
                    into.add(column);
                }
            }
        }
    }

    private static Product replaced(Product product, Map<Term.Column, Term> representatives, ProductContext scope) {
        Substitution substitution = Substitution.columns(scope.names(), representatives);
        List<Formula> parts = new ArrayList<>();
        representatives.forEach((column, term) -> parts.add(Formulas.same(column, term)));
        parts.sort(Comparator.comparing(CanonicalForm::of));
        Formula rest = substitution.apply(product.condition());
        parts.addAll(Formulas.conjuncts(rest));
        return new Product(product.vars(), Formulas.and(parts), substitution.apply(product.head()));
    }

    /**
     * What stands on a side of an equality here. It goes before what is the same by facts from around only: there, too, a
     * representative is chosen, and the two choices must not undo each other.
     */
    private static Set<CanonicalForm> sides(Product product) {
        Set<CanonicalForm> sides = new HashSet<>();
        for (Formula conjunct : Formulas.conjuncts(product.condition())) {
            if (conjunct instanceof Formula.Same(Term left, Term right)) {
                sides.add(CanonicalForm.of(left));
                sides.add(CanonicalForm.of(right));
            }
        }
        return sides;
    }

    private static int rank(Term term, Set<Var> own, Map<Var, Integer> ranks) {
        if (term instanceof Term.Constant) {
            return -3;
        }
        Set<Var> vars = new HashSet<>(FreeVariables.of(term));
        vars.retainAll(own);
        int worst =
                vars.stream().mapToInt(var -> ranks.getOrDefault(var, 0)).max().orElse(-1);
        return 2 * worst + (term instanceof Term.Column || term instanceof Term.Variable || worst < 0 ? 0 : 1);
    }

    /** Rows that others determine rank behind those others. */
    private static Map<Var, Integer> ranks(Product product, Equalities facts) {
        Map<Var, Integer> ranks = new HashMap<>();
        List<Var> order = SquashDetermined.dependentFirst(product, facts);
        for (int i = 0; i < order.size(); i++) {
            ranks.put(order.get(i), order.size() - i);
        }
        return ranks;
    }
}
