package io.panoptes.equivalence.prover.rewrite;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * {@code (a ≡ b ∧ ¬null(a) ∧ ¬null(b)) ∨ (null(a) ∧ null(b)) -> a ≡ b}, which can fix a value or join rows.
 *
 * <p>Both NULL tests must be there, and the part with the equality may say nothing more: two NULLs are the same only
 * where the query says so.
 */
record NullSafeEquality() implements Rewrite {
    @Override
    public Optional<Product> apply(Product product, Scope scope) {
        List<Formula> conjuncts = new ArrayList<>(Formulas.conjuncts(product.condition()));
        for (int i = 0; i < conjuncts.size(); i++) {
            Optional<Formula> simpler = simpler(Formulas.disjuncts(conjuncts.get(i)));
            if (simpler.isPresent()) {
                conjuncts.set(i, simpler.get());
                return Optional.of(product.withCondition(Formulas.and(conjuncts)));
            }
        }
        return Optional.empty();
    }

    private static Optional<Formula> simpler(List<Formula> parts) {
        for (Formula equal : parts) {
            for (Formula missing : parts) {
                Optional<Formula.Same> same = equality(equal, missing);
                if (same.isPresent()) {
                    List<Formula> rest = new ArrayList<>(parts);
                    rest.remove(equal);
                    rest.remove(missing);
                    rest.add(same.get());
                    return Optional.of(Formulas.or(rest));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Formula.Same> equality(Formula equal, Formula missing) {
        for (Formula conjunct : Formulas.conjuncts(equal)) {
            if (conjunct instanceof Formula.Same(Term left, Term right) && conjunct instanceof Formula.Same same) {
                Set<String> others = texts(Formulas.conjuncts(equal));
                others.remove(Text.of(conjunct));
                others.remove(Text.of(Formulas.notNull(left)));
                others.remove(Text.of(Formulas.notNull(right)));
                Formula bothNull = Formulas.and(Formulas.isNull(left), Formulas.isNull(right));
                if (others.isEmpty() && Text.of(bothNull).equals(Text.of(missing))) {
                    return Optional.of(same);
                }
            }
        }
        return Optional.empty();
    }

    private static Set<String> texts(List<Formula> formulas) {
        return formulas.stream().map(Text::of).collect(Collectors.toSet());
    }
}
