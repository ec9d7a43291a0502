package io.panoptes.equivalence.prover.decision;

import com.microsoft.z3.ArithExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import java.util.List;

/** What products count for at one choice of their variables, for the solver. */
final class Weights {
    private Weights() {}

    /** How many of the products hold and give the row. */
    static ArithExpr<?> count(List<Product> products, List<Term> row, Encoder encoder) {
        Context z3 = encoder.z3();
        ArithExpr<?> sum = z3.mkInt(0);
        for (Product product : products) {
            Expr<?> part = z3.mkITE(
                    encoder.formula(Formulas.and(product.condition(), Decider.same(product.head(), row))),
                    z3.mkInt(1),
                    z3.mkInt(0));
            sum = z3.mkAdd(sum, (ArithExpr<?>) part);
        }
        return sum;
    }

    /** The product's number, or 0 where its condition does not hold. */
    static Expr<?> weight(Product product, Encoder encoder) {
        Context z3 = encoder.z3();
        Expr<?> value = encoder.term(product.head().getFirst()).value();
        Expr<?> zero = value.isInt() ? z3.mkInt(0) : z3.mkReal(0);
        return z3.mkITE(encoder.formula(product.condition()), value, zero);
    }
}
