package io.panoptes.equivalence.prover.rule.product;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.Equalities;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import io.panoptes.equivalence.prover.rule.ProductContext;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * {@code Σ k. ‖Σ x, y. [k ≡ t(x)] × p‖ -> Σ k, x. ‖Σ y. [k ≡ t(x)] × p‖} where k and what is around fix x.
 *
 * <p>Of such x there is one at most, so that the sum over it counts as the squash did. Done only where it pins the value
 * k, which then goes.
 */
record PullOutDetermined() implements ProductRule {
    @Override
    public Optional<Product> apply(Product product, ProductContext scope) {
        if (scope.squashed()) {
            return Optional.empty();
        }
        List<Formula> conjuncts = Formulas.conjuncts(product.condition());
        for (Formula conjunct : conjuncts) {
            if (conjunct instanceof Formula.Exists(Product inner)) {
                Product fresh = Substitution.copy(scope.names(), inner);
                Set<Var> pulled = pulled(product, fresh, scope);
                if (!pulled.isEmpty()) {
                    return Optional.of(withoutSquash(product, conjunct, fresh, pulled));
                }
            }
        }
        return Optional.empty();
    }

    private static Set<Var> pulled(Product product, Product inner, ProductContext scope) {
        Equalities facts = scope.equalities(Formulas.and(product.condition(), inner.condition()));
        Set<Var> known = new HashSet<>(FreeVariables.of(inner));
        known.addAll(FreeVariables.of(product));
        known.addAll(product.vars());
        Set<Var> determined = KeyFacts.determined(inner.vars(), facts, known);
        for (Formula conjunct : Formulas.conjuncts(inner.condition())) {
            if (conjunct instanceof Formula.Same(Term left, Term right)) {
                for (Term side : List.of(left, right)) {
                    Term other = side == left ? right : left;
                    if (isOwnValue(side, product) && isOf(other, determined, product)) {
                        return determined;
                    }
                }
            }
        }
        return Set.of();
    }

    private static boolean isOwnValue(Term term, Product product) {
        return term instanceof Term.Variable(Var var, var type)
                && product.vars().contains(var)
                && var.source() instanceof Source.AnyValue;
    }

    private static boolean isOf(Term term, Set<Var> determined, Product product) {
        Set<Var> vars = FreeVariables.of(term);
        return vars.stream().anyMatch(determined::contains)
                && vars.stream().noneMatch(var -> product.vars().contains(var));
    }

    private static Product withoutSquash(Product product, Formula squash, Product inner, Set<Var> pulled) {
        List<Var> vars = new ArrayList<>(product.vars());
        List<Var> rest = new ArrayList<>();
        inner.vars().forEach(var -> (pulled.contains(var) ? vars : rest).add(var));
        List<Formula> inside = new ArrayList<>();
        List<Formula> parts = new ArrayList<>();
        for (Formula conjunct : Formulas.conjuncts(inner.condition())) {
            boolean stays = FreeVariables.of(conjunct).stream().anyMatch(rest::contains);
            (stays ? inside : parts).add(conjunct);
        }
        for (Formula conjunct : Formulas.conjuncts(product.condition())) {
            if (conjunct != squash) {
                parts.add(conjunct);
            }
        }
        parts.add(Formulas.exists(new Product(rest, Formulas.and(inside), List.of())));
        return new Product(vars, Formulas.and(parts), product.head());
    }
}
