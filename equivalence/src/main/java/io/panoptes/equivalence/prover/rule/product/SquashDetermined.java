package io.panoptes.equivalence.prover.rule.product;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.Equalities;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import io.panoptes.equivalence.prover.rule.ProductContext;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * {@code Σ x, y. p × q(y) -> Σ x. p × ‖Σ y. q(y)‖} where the rest fixes y and y is not in the head.
 *
 * <p>A key of y must be fixed by the rest without a NULL, so that there is one such y at most. Of a chain of keys the end goes
 * first, and what leads to it after that; of two rows that fix each other, either.
 */
record SquashDetermined() implements ProductRule {
    @Override
    public Optional<Product> apply(Product product, ProductContext scope) {
        if (scope.squashed()) {
            return Optional.empty();
        }
        Equalities facts = scope.equalities(product.condition());
        Set<Var> shown = FreeVariables.of(product.head());
        Map<Var, Long> fixing = fixing(product, facts);
        for (Var var : order(product, fixing)) {
            if (var.source() instanceof Source.Stored
                    && !shown.contains(var)
                    && fixing.getOrDefault(var, Long.MAX_VALUE) == 0
                    && product.vars().stream().noneMatch(other -> isMadeFrom(other, var))) {
                return Optional.of(squashed(product, var));
            }
        }
        return Optional.empty();
    }

    private static boolean isMadeFrom(Var other, Var var) {
        return other.source() instanceof Source.Unknown made
                && made.bags().stream()
                        .flatMap(bag -> bag.products().stream())
                        .anyMatch(inner -> FreeVariables.of(inner).contains(var));
    }

    private static Product squashed(Product product, Var var) {
        List<Formula> inside = new ArrayList<>();
        List<Formula> outside = new ArrayList<>();
        for (Formula conjunct : Formulas.conjuncts(product.condition())) {
            (FreeVariables.of(conjunct).contains(var) ? inside : outside).add(conjunct);
        }
        outside.add(Formulas.exists(new Product(List.of(var), Formulas.and(inside), List.of())));
        return product.without(var).withCondition(Formulas.and(outside));
    }

    /** Whether the other variables and what is around fix this one, without some of them. */
    private static boolean isDetermined(Product product, Var var, Set<Var> unknown, Equalities facts) {
        Set<Var> known = new HashSet<>(product.vars());
        known.addAll(FreeVariables.of(product));
        known.remove(var);
        known.removeAll(unknown);
        return KeyFacts.determined(List.of(var), facts, known).contains(var);
    }

    /** Of each variable that the others fix: for how many of these it is needed that are not needed for it in turn. */
    private static Map<Var, Long> fixing(Product product, Equalities facts) {
        List<Var> determined = product.vars().stream()
                .filter(var -> isDetermined(product, var, Set.of(), facts))
                .toList();
        Map<Var, Long> fixing = new HashMap<>();
        for (Var var : determined) {
            fixing.put(
                    var,
                    determined.stream()
                            .filter(other -> other != var
                                    && !isDetermined(product, other, Set.of(var), facts)
                                    && isDetermined(product, var, Set.of(other), facts))
                            .count());
        }
        return fixing;
    }

    /**
     * The variables: those fixed by the others first, of these those that fix fewest; then those that are shown least, then
     * by their table's name, last name first.
     */
    static List<Var> dependentFirst(Product product, Equalities facts) {
        return order(product, fixing(product, facts));
    }

    private static List<Var> order(Product product, Map<Var, Long> fixing) {
        Comparator<Var> byTable = Comparator.comparing(SquashDetermined::tableName);
        List<Var> order = new ArrayList<>(product.vars());
        order.sort(Comparator.comparing((Var var) -> fixing.getOrDefault(var, Long.MAX_VALUE))
                .thenComparingLong(var -> product.head().stream()
                        .filter(term -> FreeVariables.of(term).contains(var))
                        .count())
                .thenComparing(byTable.reversed())
                .thenComparing(Comparator.comparingInt(Var::id).reversed()));
        return order;
    }

    private static String tableName(Var var) {
        return switch (var.source()) {
            case Source.Stored(Table table) -> table.name();
            case Source.AnyValue ignored -> "~";
            case Source.Unknown(String name, var bags, var types) -> "~" + name;
        };
    }
}
