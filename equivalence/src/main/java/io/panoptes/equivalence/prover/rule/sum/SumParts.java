package io.panoptes.equivalence.prover.rule.sum;

import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;

/** Brings the parts of a sum into the form that these rules give. */
public interface SumParts {

    /** The sum itself, in parts. */
    Term split(Sum sum);

    /** A sum of another number over other rows, not yet in normal form, where the facts of the whole hold. */
    Term part(Sum whole, Product product, Term head);
}
