package io.panoptes.equivalence.prover.rule.term;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;

/**
 * {@code max{Σ y. p (if(c; a; b))} -> if(c; max{Σ y. p (a)}; max{Σ y. p (b)})} and the same for min, where c does not refer to y: the choice is
 * the same for all rows.
 */
final class ChoiceOutside implements TermRule {
    @Override
    public Optional<Term> apply(Term term, List<Formula> facts) {
        return term instanceof Term.Extremum(boolean greatest, Bag bag, SqlType type)
                        && bag.products().size() == 1
                        && bag.products().getFirst().head().getFirst()
                                instanceof Term.If(Formula condition, Term then, Term otherwise)
                        && isOutside(condition, bag.products().getFirst().vars())
                ? Optional.of(Terms.when(
                        condition,
                        extremum(greatest, bag.products().getFirst(), then, type),
                        extremum(greatest, bag.products().getFirst(), otherwise, type)))
                : Optional.empty();
    }

    private static boolean isOutside(Formula condition, List<Var> vars) {
        return FreeVariables.of(condition).stream().noneMatch(vars::contains);
    }

    private static Term extremum(boolean greatest, Product rows, Term value, SqlType type) {
        return Terms.isNull(value)
                ? Terms.nothing(type)
                : new Term.Extremum(greatest, new Bag(List.of(rows.withHead(List.of(value)))), type);
    }
}
