package io.panoptes.equivalence.prover.rewrite;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * {@code Σ x, y. p × q(y) -> Σ x. p × ‖Σ y. q(y)‖} where the rest fixes y and y is not in the head.
 *
 * <p>A key of y must be fixed by the rest without a NULL, so that there is one such y at most.
 */
record SquashDetermined() implements Rewrite {
    @Override
    public Optional<Product> apply(Product product, Scope scope) {
        if (scope.squashed()) {
            return Optional.empty();
        }
        Equalities facts = scope.equalities(product.condition());
        Set<Var> shown = FreeVariables.of(product.head());
        for (Var var : dependentFirst(product, facts)) {
            if (var.source() instanceof Source.Stored
                    && !shown.contains(var)
                    && isDetermined(product, var, facts)
                    && product.vars().stream().noneMatch(other -> isMadeFrom(other, var))) {
                return Optional.of(squashed(product, var));
            }
        }
        return Optional.empty();
    }

    private static boolean isMadeFrom(Var other, Var var) {
        return other.source() instanceof Source.Made made
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

    /** Whether the other variables and what is around fix this one. */
    private static boolean isDetermined(Product product, Var var, Equalities facts) {
        Set<Var> known = new HashSet<>(product.vars());
        known.addAll(FreeVariables.of(product));
        known.remove(var);
        return Keys.determined(List.of(var), facts, known).contains(var);
    }

    /**
     * The variables: those fixed by the others first, then those that are shown least, then by their table's name, last
     * name first.
     */
    static List<Var> dependentFirst(Product product, Equalities facts) {
        Comparator<Var> byTable = Comparator.comparing(SquashDetermined::tableName);
        List<Var> order = new ArrayList<>(product.vars());
        order.sort(Comparator.comparing((Var var) -> isDetermined(product, var, facts) ? 0 : 1)
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
            case Source.Made(String name, var bags, var types) -> "~" + name;
        };
    }
}
