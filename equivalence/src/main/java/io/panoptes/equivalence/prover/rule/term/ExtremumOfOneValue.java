package io.panoptes.equivalence.prover.rule.term;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;

/** {@code max{Σ y. p (a)} -> if(‖Σ y. p‖; a; NULL)} and the same for min, where a does not refer to y. */
final class ExtremumOfOneValue implements TermRule {
    private final FreshVariables names;

    ExtremumOfOneValue(FreshVariables names) {
        this.names = names;
    }

    @Override
    public Optional<Term> apply(Term term, List<Formula> facts) {
        return term instanceof Term.Extremum(boolean greatest, Bag bag, SqlType type)
                        && bag.products().size() == 1
                        && isOne(bag.products().getFirst())
                ? Optional.of(Terms.when(
                        some(bag.products().getFirst()),
                        bag.products().getFirst().head().getFirst(),
                        Terms.nothing(type)))
                : Optional.empty();
    }

    private static boolean isOne(Product rows) {
        return FreeVariables.of(rows.head()).stream().noneMatch(rows.vars()::contains);
    }

    private Formula some(Product rows) {
        return Formulas.exists(Substitution.copy(names, rows.withHead(List.of())));
    }
}
