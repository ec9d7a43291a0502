package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import java.util.List;

/** Products with the same rows as others, for two bags that do not match as they are. */
interface Decomposition {

    /** All, in the order in which they are tried. */
    static List<Decomposition> all(FreshVariables names) {
        return List.of(
                new CountedRows(names),
                new RowsByPosition(names),
                new Disjunctions(names),
                new OneRowValues(names, true),
                new OneRowValues(names, false),
                new OrderedRows(names),
                new FewRowsBefore(names));
    }

    /** For readers of a certificate. */
    String name();

    /** The products in parts; as they are where there is nothing to take apart, or there would be too many. */
    List<Product> apply(List<Product> products);
}
