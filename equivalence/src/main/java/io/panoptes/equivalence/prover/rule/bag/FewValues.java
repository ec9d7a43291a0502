package io.panoptes.equivalence.prover.rule.bag;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code Σ k. [k ≡ 1 ∨ k ≡ 2] × p(k) a -> Σ k. [k ≡ 1] × p(k) a + Σ k. [k ≡ 2] × p(k) a} where k stands for a value, and the constants
 * are known to be different: each value is in one part.
 */
record FewValues() implements BagRule {
    private static final int MOST = 6;

    @Override
    public Optional<List<Product>> apply(Product product, List<Formula> around) {
        List<Formula> conjuncts = Formulas.conjuncts(product.condition());
        for (Formula conjunct : conjuncts) {
            if (conjunct instanceof Formula.Or(List<Formula> ways)
                    && ways.size() > 1
                    && ways.size() <= MOST
                    && product.vars().stream().anyMatch(var -> isOneOf(var, ways))) {
                List<Formula> rest = new ArrayList<>(conjuncts);
                rest.remove(conjunct);
                return Optional.of(ways.stream()
                        .map(way -> product.withCondition(Formulas.and(Formulas.and(rest), way)))
                        .toList());
            }
        }
        return Optional.empty();
    }

    private static boolean isOneOf(Var var, List<Formula> ways) {
        if (!(var.source() instanceof Source.AnyValue)) {
            return false;
        }
        List<Term> values = new ArrayList<>();
        for (Formula way : ways) {
            Optional<Term> value = value(var, way);
            boolean isNew = value.isPresent()
                    && values.stream()
                            .allMatch(known -> Formulas.same(known, value.get()).equals(Formula.FALSE));
            if (!isNew) {
                return false;
            }
            values.add(value.get());
        }
        return true;
    }

    /** The constant that the variable is where this holds. */
    private static Optional<Term> value(Var var, Formula way) {
        return Formulas.conjuncts(way).stream()
                .flatMap(part -> part instanceof Formula.Same(Term left, Term right)
                                && left instanceof Term.Variable(Var own, var type)
                                && own.equals(var)
                                && right instanceof Term.Constant
                        ? Optional.of(right).stream()
                        : Optional.<Term>empty().stream())
                .findFirst();
    }
}
