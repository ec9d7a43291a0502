package io.panoptes.equivalence.prover.step;

import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.List;

/**
 * A product whose variables are read as others, one for one: those that two products share are the rows that correspond.
 *
 * @param as for each variable of the product, in order, the one that it is read as
 */
public record ReadAs(Product product, List<Var> as) {
    public ReadAs {
        as = List.copyOf(as);
        if (as.size() != product.vars().size()) {
            throw new IllegalArgumentException(
                    "%d variables are read as %d".formatted(product.vars().size(), as.size()));
        }
    }

    /** Over its own variables. */
    public static ReadAs of(Product product) {
        return new ReadAs(product, product.vars());
    }
}
