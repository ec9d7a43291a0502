package io.panoptes.equivalence.prover.rule.sum;

import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import java.util.List;
import java.util.Optional;

/** {@code Σ x. p (c × a(x)) -> c × Σ x. p (a(x))}. */
public final class FactorOutside implements SumRule {
    @Override
    public Optional<Term> apply(Sum sum, SumParts parts) {
        Factors factors = Factors.of(sum);
        Term inside = Factors.product(factors.inside(), sum.type());
        Product product = sum.product().withHead(List.of(inside));
        return Optional.of(factors.timesOutside(new Term.Total(product, sum.type()), sum.type()));
    }
}
