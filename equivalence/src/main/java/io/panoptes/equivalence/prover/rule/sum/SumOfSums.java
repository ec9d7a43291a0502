package io.panoptes.equivalence.prover.rule.sum;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code Σ x. p (a × Σ y. q (b)) -> Σ x, y. p × q (a × b)}; a factor that does not refer to x stays outside. */
public final class SumOfSums implements SumRule {
    private final FreshVariables names;

    public SumOfSums(FreshVariables names) {
        this.names = names;
    }

    @Override
    public Optional<Term> apply(Sum sum, SumParts parts) {
        Factors factors = Factors.of(sum);
        for (int i = 0; i < factors.inside().size(); i++) {
            if (factors.inside().get(i) instanceof Term.Total(Product inner, var type)) {
                List<Term> rest = new ArrayList<>(factors.inside());
                rest.remove(i);
                Product fresh = Substitution.copy(names, inner);
                rest.add(fresh.head().getFirst());
                List<Var> vars = new ArrayList<>(sum.product().vars());
                vars.addAll(fresh.vars());
                Formula condition = Formulas.and(sum.product().condition(), fresh.condition());
                Term head = Factors.product(rest, sum.type());
                Product joined = new Product(vars, condition, List.of(head));
                return Optional.of(factors.timesOutside(parts.part(sum, joined, head), sum.type()));
            }
        }
        return Optional.empty();
    }
}
