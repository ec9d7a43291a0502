package io.panoptes.equivalence.prover.rule.product;

import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.ProductContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * {@code Σ x. p(x) × q(x) × ‖Σ y. q(y)‖ -> Σ x. p(x) × q(x)}: the row at hand is one of those that are asked for. The same wherever in a
 * condition of the product it is asked.
 *
 * <p>Each y must be a row of a stored table, as the x that stands for it is.
 */
record WitnessedSquash() implements ProductRule {
    /** A search for more rows takes long. */
    private static final int MOST_ROWS = 3;

    @Override
    public Optional<Product> apply(Product product, ProductContext scope) {
        List<Formula> conjuncts = Formulas.conjuncts(product.condition());
        for (Formula conjunct : conjuncts) {
            List<Formula> rest = new ArrayList<>(conjuncts);
            rest.remove(conjunct);
            Formula known = replaced(
                    conjunct,
                    asked -> asked.vars().size() <= MOST_ROWS && isWitnessed(asked, product.vars(), rest, scope));
            if (!known.equals(conjunct)) {
                rest.add(known);
                return Optional.of(product.withCondition(Formulas.and(rest)));
            }
        }
        return Optional.empty();
    }

    private static Formula replaced(Formula formula, Predicate<Product> isThere) {
        return switch (formula) {
            case Formula.Exists(Product asked) -> isThere.test(asked) ? Formula.TRUE : formula;
            case Formula.Not(Formula part) -> Formulas.not(replaced(part, isThere));
            case Formula.And(List<Formula> parts) ->
                Formulas.and(parts.stream().map(part -> replaced(part, isThere)).toList());
            case Formula.Or(List<Formula> parts) ->
                Formulas.or(parts.stream().map(part -> replaced(part, isThere)).toList());
            case Formula.Same ignored -> formula;
            case Formula.Less ignored -> formula;
            case Formula.IsNull ignored -> formula;
            case Formula.Holds ignored -> formula;
        };
    }

    private static boolean isWitnessed(Product asked, List<Var> rows, List<Formula> rest, ProductContext scope) {
        Set<CanonicalForm> known = new HashSet<>();
        rest.forEach(conjunct -> known.add(CanonicalForm.of(conjunct)));
        scope.facts().forEach(fact -> Formulas.conjuncts(fact).forEach(part -> known.add(CanonicalForm.of(part))));
        return isWitnessed(asked, rows, known, Map.of(), scope);
    }

    private static boolean isWitnessed(
            Product asked, List<Var> rows, Set<CanonicalForm> known, Map<Var, Var> chosen, ProductContext scope) {
        if (chosen.size() == asked.vars().size()) {
            Formula condition = new Substitution(scope.names(), chosen, Map.of()).apply(asked.condition());
            return Formulas.conjuncts(condition).stream()
                    .allMatch(part -> part.equals(Formula.TRUE) || known.contains(CanonicalForm.of(part)));
        }
        Var next = asked.vars().get(chosen.size());
        return next.source() instanceof Source.Stored
                && rows.stream()
                        .filter(row -> row.source().equals(next.source()))
                        .anyMatch(row -> {
                            Map<Var, Var> more = new HashMap<>(chosen);
                            more.put(next, row);
                            return isWitnessed(asked, rows, known, more, scope);
                        });
    }
}
