package io.panoptes.equivalence.prover.rule.term;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.WholeInterval;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;

/**
 * {@code max{Σ k, y. p(y) × [a(y) < k ≤ b(y)] (k)} -> max{Σ y. p(y) × [a(y) < b(y)] (b(y))}}, and
 * {@code min{...} -> min{Σ y. p(y) × [a(y) < b(y)] (a(y) + 1)}}, for the {@link WholeInterval} of k.
 */
final class ExtremumOfInterval implements TermRule {
    @Override
    public Optional<Term> apply(Term term, List<Formula> facts) {
        return term instanceof Term.Extremum(boolean greatest, Bag bag, SqlType type)
                ? bag.rewritten(product -> end(greatest, product)).map(rows -> new Term.Extremum(greatest, rows, type))
                : Optional.empty();
    }

    private static Optional<Product> end(boolean greatest, Product product) {
        return product.head().getFirst() instanceof Term.Variable(Var number, var type)
                        && product.vars().contains(number)
                ? WholeInterval.of(product, number)
                        .map(found -> found.others()
                                .where(found.isThere())
                                .withHead(List.of(greatest ? found.upTo() : oneMore(found.below()))))
                : Optional.empty();
    }

    private static Term oneMore(Term below) {
        return Terms.strict(ArithmeticOperation.PLUS, List.of(below, Terms.constant(1)), SqlType.BIGINT);
    }
}
