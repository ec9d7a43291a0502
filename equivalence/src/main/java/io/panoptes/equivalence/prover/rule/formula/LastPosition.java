package io.panoptes.equivalence.prover.rule.formula;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.rule.Positions;
import io.panoptes.sql.type.SqlType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code ‖Σ y. q(y) × [#{z. q(z) × [z.c < y.c]} ≥ n]‖ -> #{y. q(y)} ≥ n + 1}: the last of the rows has all others before it. The
 * same for an order that goes down, for {@code > n}, and for {@code ≡ n}, as each has a position of its own.
 *
 * <p>The column c is never NULL, and with q it fixes y, so that no two rows tie; n is a whole number, 0 or above.
 */
final class LastPosition implements FormulaRule {
    private final FreshVariables names;
    private final Positions positions;

    LastPosition(FreshVariables names) {
        this.names = names;
        this.positions = new Positions(names);
    }

    @Override
    public Optional<Formula> apply(Formula formula, List<Formula> facts) {
        return formula instanceof Formula.Exists(Product rows) ? ofRows(rows) : Optional.empty();
    }

    private Optional<Formula> ofRows(Product rows) {
        if (rows.vars().size() != 1 || !(rows.vars().getFirst().source() instanceof Source.Stored)) {
            return Optional.empty();
        }
        List<Formula> conjuncts = Formulas.conjuncts(rows.condition());
        for (Formula conjunct : conjuncts) {
            Optional<AtLeast> atLeast = atLeast(conjunct);
            if (atLeast.isPresent()) {
                List<Formula> rest = new ArrayList<>(conjuncts);
                rest.remove(conjunct);
                Product all = rows.withCondition(Formulas.and(rest)).withHead(List.of(Terms.constant(1)));
                if (positions.isPosition(atLeast.get().before(), all)) {
                    Term bound = Terms.constant(atLeast.get().number().add(BigDecimal.ONE), SqlType.BIGINT);
                    Term count = new Term.Total(Substitution.copy(names, all), SqlType.BIGINT);
                    return Optional.of(Formulas.not(Formulas.less(count, bound)));
                }
            }
        }
        return Optional.empty();
    }

    private record AtLeast(Product before, BigDecimal number) {}

    private static Optional<AtLeast> atLeast(Formula formula) {
        return switch (formula) {
            case Formula.Not(Formula.Less(Term.Total(Product before, var type), Term number)) ->
                count(number).map(least -> new AtLeast(before, least));
            case Formula.Less(Term number, Term.Total(Product before, var type)) ->
                count(number).map(most -> new AtLeast(before, most.add(BigDecimal.ONE)));
            case Formula.Same(Term.Total(Product before, var type), Term number) ->
                count(number).map(exactly -> new AtLeast(before, exactly));
            case Formula ignored -> Optional.empty();
        };
    }

    private static Optional<BigDecimal> count(Term term) {
        return Terms.number(term)
                .filter(number ->
                        number.signum() >= 0 && number.stripTrailingZeros().scale() <= 0);
    }
}
