package io.panoptes.equivalence.prover.rule.sum;

import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code #{y. q(y) × [y.c < t] × [#{z. q(z) × [z.c < y.c]} < n]} -> min(n, #{y. q(y) × [y.c < t]})}: of the first n rows of
 * an order, those before t are the first of those before t. The same for an order that goes down.
 *
 * <p>The column c must be a key of its own and NOT NULL, so that no two rows tie; t must not refer to y; n is a whole number.
 */
public final class CountOfFirst implements SumRule {
    private final FreshVariables names;

    public CountOfFirst(FreshVariables names) {
        this.names = names;
    }

    /** The rows without the limit, and the limit. */
    private record Limited(Product rows, BigDecimal limit) {}

    @Override
    public Optional<Term> apply(Sum sum, SumParts parts) {
        return limit(sum.product()).map(first -> {
            Term all = parts.part(sum, first.rows(), sum.head());
            Term limit = Terms.constant(first.limit(), SqlType.BIGINT);
            return Terms.when(Formulas.less(all, limit), all, limit);
        });
    }

    private Optional<Limited> limit(Product product) {
        if (product.vars().size() != 1
                || !(product.vars().getFirst().source() instanceof Source.Stored(Table table))
                || !product.head().equals(List.of(Terms.constant(1)))) {
            return Optional.empty();
        }
        List<Formula> conjuncts = Formulas.conjuncts(product.condition());
        for (Formula conjunct : conjuncts) {
            if (conjunct instanceof Formula.Less(Term.Total(Product before, var type), Term bound)) {
                Optional<BigDecimal> limit = Terms.number(bound).filter(CountOfFirst::isCount);
                List<Formula> rest = new ArrayList<>(conjuncts);
                rest.remove(conjunct);
                if (limit.isPresent() && isPosition(before, product.vars().getFirst(), table, rest)) {
                    return Optional.of(new Limited(product.withCondition(Formulas.and(rest)), limit.get()));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isCount(BigDecimal number) {
        return number.signum() >= 0 && number.stripTrailingZeros().scale() <= 0;
    }

    /** Whether the one counts the rows before this one, among those that meet all of the rest but where the order ends. */
    private boolean isPosition(Product before, Var row, Table table, List<Formula> rest) {
        for (Formula end : rest) {
            if (end instanceof Formula.Less(Term left, Term right)) {
                boolean up = isKey(left, row, table) && !FreeVariables.of(right).contains(row);
                boolean down =
                        isKey(right, row, table) && !FreeVariables.of(left).contains(row);
                List<Formula> others = new ArrayList<>(rest);
                others.remove(end);
                if (up || down) {
                    Var other = names.fresh(row.source());
                    Substitution renaming = Substitution.row(names, row, other);
                    Term key = up ? left : right;
                    Formula isBefore =
                            up ? Formulas.less(renaming.apply(key), key) : Formulas.less(key, renaming.apply(key));
                    Formula condition = Formulas.and(renaming.apply(Formulas.and(others)), isBefore);
                    Product expected = new Product(List.of(other), condition, List.of(Terms.constant(1)));
                    if (CanonicalForm.of(expected).equals(CanonicalForm.of(before))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean isKey(Term term, Var row, Table table) {
        return term instanceof Term.Column(Var var, int index, var type)
                && var.equals(row)
                && Formulas.isNeverNull(table, index)
                && KeyFacts.of(table).contains(List.of(index));
    }
}
