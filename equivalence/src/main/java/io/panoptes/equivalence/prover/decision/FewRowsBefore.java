package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.rule.DifferentRows;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * {@code Σ x. [#{y. q(y)} < n] × r -> Σ x. ¬[n different y] × r}, as {@link DifferentRows} has it, for small n: the first rows of an
 * order are those that do not have this many before them, which a query may say by a chain of joins.
 */
final class FewRowsBefore implements Decomposition {
    private static final BigDecimal MOST_ROWS = BigDecimal.valueOf(4);

    private final FreshVariables names;

    FewRowsBefore(FreshVariables names) {
        this.names = names;
    }

    @Override
    public String name() {
        return "count by rows";
    }

    @Override
    public List<Product> apply(List<Product> products) {
        return products.stream()
                .map(product -> product.withCondition(formula(product.condition())))
                .toList();
    }

    private Formula formula(Formula formula) {
        return switch (formula) {
            case Formula.And(List<Formula> parts) ->
                Formulas.and(parts.stream().map(this::formula).toList());
            case Formula.Not(Formula part) -> Formulas.not(formula(part));
            case Formula.Less(Term left, Term right) ->
                atLeast(left, right, BigDecimal.ZERO)
                        .map(Formulas::not)
                        .or(() -> atLeast(right, left, BigDecimal.ONE))
                        .orElse(formula);
            case Formula.Or ignored -> formula;
            case Formula.Same ignored -> formula;
            case Formula.IsNull ignored -> formula;
            case Formula.Holds ignored -> formula;
            case Formula.Exists ignored -> formula;
        };
    }

    /** That the count is at least the number plus {@code more}. */
    private Optional<Formula> atLeast(Term count, Term number, BigDecimal more) {
        return Terms.number(number)
                .filter(whole -> whole.stripTrailingZeros().scale() <= 0)
                .map(whole -> whole.add(more))
                .filter(least -> least.signum() > 0 && least.compareTo(MOST_ROWS) <= 0)
                .flatMap(least -> counted(count).flatMap(rows -> DifferentRows.atLeast(least.intValue(), rows, names)));
    }

    private static Optional<Product> counted(Term term) {
        return term instanceof Term.Total(Product product, var type)
                        && product.vars().size() == 1
                        && Terms.isNumber(product.head().getFirst(), 1)
                ? Optional.of(product)
                : Optional.empty();
    }
}
