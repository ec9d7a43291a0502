package io.panoptes.equivalence.prover.rule;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code Σ x. c(x) × q(x)} as a part of {@code Σ x. c(x)}: both sum over the same stored tables in the same order.
 *
 * @param rest q, over the variables of the whole
 * @param head of the part, over the variables of the whole
 */
public record PartOfProduct(Formula rest, List<Term> head) {
    public PartOfProduct {
        head = List.copyOf(head);
    }

    /** Empty where it is not known to be a part. */
    public static Optional<PartOfProduct> of(Product whole, Product part, FreshVariables names) {
        return renaming(whole, part, names).flatMap(renaming -> of(whole, part, renaming));
    }

    /** The other's variables as those of the one, where both sum over the same stored tables in the same order. */
    public static Optional<Substitution> renaming(Product one, Product other, FreshVariables names) {
        if (one.vars().size() != other.vars().size()) {
            return Optional.empty();
        }
        Map<Var, Var> rows = new HashMap<>();
        for (int i = 0; i < one.vars().size(); i++) {
            Source source = one.vars().get(i).source();
            if (!(source instanceof Source.Stored)
                    || !source.equals(other.vars().get(i).source())) {
                return Optional.empty();
            }
            rows.put(other.vars().get(i), one.vars().get(i));
        }
        return Optional.of(new Substitution(names, rows, Map.of()));
    }

    private static Optional<PartOfProduct> of(Product whole, Product part, Substitution renaming) {
        List<Formula> asked = Formulas.conjuncts(renaming.apply(part.condition()));
        List<Formula> common = Formulas.conjuncts(whole.condition());
        if (!common.stream().allMatch(conjunct -> follows(conjunct, asked))) {
            return Optional.empty();
        }
        List<Formula> rest = new ArrayList<>(asked);
        rest.removeAll(common);
        return Optional.of(new PartOfProduct(Formulas.and(rest), renaming.apply(part.head())));
    }

    private static boolean follows(Formula conjunct, List<Formula> from) {
        return from.contains(conjunct)
                || conjunct instanceof Formula.Holds(Term truth)
                        && from.contains(Formulas.same(truth, Terms.truth(true)))
                || conjunct instanceof Formula.Same(Term truth, Term constant)
                        && constant.equals(Terms.truth(true))
                        && from.contains(Formulas.holds(truth))
                || conjunct instanceof Formula.Same(Term left, Term right)
                        && from.contains(Formulas.isNull(left))
                        && from.contains(Formulas.isNull(right));
    }
}
