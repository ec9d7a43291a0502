package io.panoptes.equivalence.prover.rule.sum;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.sql.type.SqlType;
import java.util.List;

/**
 * {@code Σ x. p(x) (n(x))}: a product in normal form whose head is one number, never NULL where the condition holds.
 *
 * @param facts hold wherever it is asked for
 * @param around the facts, and what was taken out of the product's condition
 */
public record Sum(Product product, SqlType type, List<Formula> facts, List<Formula> around) {
    public Sum {
        facts = List.copyOf(facts);
        around = List.copyOf(around);
    }

    Term head() {
        return product.head().getFirst();
    }

    Sum withAround(Product inside, List<Formula> wider) {
        return new Sum(inside, type, facts, wider);
    }
}
