package io.panoptes.equivalence.kernel.axiom;

import io.panoptes.equivalence.kernel.logic.Goal;
import io.panoptes.equivalence.kernel.logic.Lemmas;
import io.panoptes.equivalence.kernel.logic.Logic;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.equivalence.prover.step.ReadAs;
import java.util.List;

/**
 * {@code total{Σ x. p(x) (n(x))} + ... -> total{Σ x. q(x) (m(x))} + ...} where for all x the numbers n of the products whose
 * condition holds have the sum that the numbers m have; one that is NULL counts 0.
 */
public record CorrespondingSums() implements Axiom {
    @Override
    public boolean accepts(ProofStep step, Logic logic, Lemmas lemmas) {
        return step instanceof ProofStep.Sums(var rule, List<Formula> facts, List<ReadAs> before, List<ReadAs> after)
                && Overlay.of(facts, before, after, logic.fresh())
                        .filter(overlay -> accepts(overlay, facts, logic, lemmas))
                        .isPresent();
    }

    private static boolean accepts(Overlay overlay, List<Formula> facts, Logic logic, Lemmas lemmas) {
        List<Product> left = overlay.left();
        List<Product> right = overlay.right();
        boolean overSame = left.stream().allMatch(product -> isNumber(product, overlay))
                && right.stream().allMatch(product -> isNumber(product, overlay));
        return overSame && logic.follows(facts, new Goal.SameSum(weights(left), weights(right)), lemmas);
    }

    private static boolean isNumber(Product product, Overlay overlay) {
        return product.head().size() == 1 && overlay.own(product).isEmpty();
    }

    private static List<Goal.Weight> weights(List<Product> products) {
        return products.stream()
                .map(product ->
                        new Goal.Weight(product.condition(), product.head().getFirst()))
                .toList();
    }
}
