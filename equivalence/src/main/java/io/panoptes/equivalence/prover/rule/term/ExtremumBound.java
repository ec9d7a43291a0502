package io.panoptes.equivalence.prover.rule.term;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;

/** What makes a value the greatest or the least of a product's rows. */
public final class ExtremumBound {
    private ExtremumBound() {}

    /** No row of the product has a better value than this one. */
    public static Formula nothingBeyond(FreshVariables names, boolean greatest, Product product) {
        Product other = Substitution.copy(names, product);
        Term value = product.head().getFirst();
        Term rival = other.head().getFirst();
        Formula beyond = greatest ? Formulas.less(value, rival) : Formulas.less(rival, value);
        return Formulas.not(Formulas.exists(other.where(beyond)));
    }
}
