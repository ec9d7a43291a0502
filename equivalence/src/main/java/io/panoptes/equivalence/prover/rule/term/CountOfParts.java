package io.panoptes.equivalence.prover.rule.term;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.rule.PartOfProduct;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code #{x. p × q} + #{x. p × r} -> #{x. p × (q ∨ r)}} where no row is both: a condition of the one is the opposite of
 * conditions of the other. Of {@code q ∨ (¬q × s)} is left {@code q ∨ s}, and of q and its opposite nothing.
 */
final class CountOfParts implements TermRule {
    private final FreshVariables names;

    CountOfParts(FreshVariables names) {
        this.names = names;
    }

    @Override
    public Optional<Term> apply(Term term, List<Formula> facts) {
        return term instanceof Term.Strict(ArithmeticOperation operation, List<Term> summands, SqlType type)
                        && operation == ArithmeticOperation.PLUS
                        && summands.size() == 2
                        && summands.getFirst() instanceof Term.Total(Product one, var countType)
                        && summands.getLast() instanceof Term.Total(Product other, var otherType)
                        && countType.equals(otherType)
                        && countType.equals(type)
                ? together(one, other).map(all -> new Term.Total(all, type))
                : Optional.empty();
    }

    private Optional<Product> together(Product one, Product other) {
        if (!isCount(one) || !isCount(other)) {
            return Optional.empty();
        }
        return PartOfProduct.renaming(one, other, names)
                .flatMap(renaming -> either(
                        Formulas.conjuncts(one.condition()), Formulas.conjuncts(renaming.apply(other.condition()))))
                .map(one::withCondition);
    }

    private static boolean isCount(Product rows) {
        return rows.head().size() == 1 && Terms.isNumber(rows.head().getFirst(), 1);
    }

    /** That one of the two holds, where no row has both; empty where it may. */
    private static Optional<Formula> either(List<Formula> one, List<Formula> other) {
        if (!areApart(one, other) && !areApart(other, one)) {
            return Optional.empty();
        }
        List<Formula> common = new ArrayList<>(one);
        common.removeIf(conjunct -> !has(other, conjunct));
        List<Formula> left = new ArrayList<>(one);
        left.removeIf(conjunct -> has(common, conjunct));
        List<Formula> right = new ArrayList<>(other);
        right.removeIf(conjunct -> has(common, conjunct));
        Formula here = Formulas.and(left);
        Formula there = Formulas.and(right);
        Formula shorter = without(right, Formulas.not(here));
        Formula either = shorter.equals(there)
                ? Formulas.or(without(left, Formulas.not(there)), there)
                : Formulas.or(here, shorter);
        return Optional.of(Formulas.and(Formulas.and(common), either));
    }

    /** Whether a condition of the one is that conditions of the other do not hold together. */
    private static boolean areApart(List<Formula> one, List<Formula> other) {
        return one.stream()
                .map(conjunct -> Formulas.conjuncts(Formulas.not(conjunct)))
                .anyMatch(opposite -> opposite.stream().allMatch(part -> has(other, part)));
    }

    private static Formula without(List<Formula> conjuncts, Formula opposite) {
        List<Formula> out = Formulas.conjuncts(opposite);
        return Formulas.and(
                conjuncts.stream().filter(conjunct -> !has(out, conjunct)).toList());
    }

    private static boolean has(List<Formula> formulas, Formula formula) {
        CanonicalForm form = CanonicalForm.of(formula);
        return formulas.stream().anyMatch(other -> CanonicalForm.of(other).equals(form));
    }
}
