package io.panoptes.equivalence.prover.rule;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Parts of a squashed product that share no variable. */
public final class Components {
    private Components() {}

    public static List<Product> of(List<Var> vars, List<Formula> conjuncts) {
        List<Product> components = new ArrayList<>();
        Set<Var> left = new LinkedHashSet<>(vars);
        while (!left.isEmpty()) {
            Set<Var> group = new HashSet<>();
            group.add(left.iterator().next());
            while (grow(group, vars, conjuncts)) {}
            List<Var> own = vars.stream().filter(group::contains).toList();
            List<Formula> parts = conjuncts.stream()
                    .filter(conjunct -> FreeVariables.of(conjunct).stream().anyMatch(group::contains))
                    .toList();
            components.add(new Product(own, Formulas.and(parts), List.of()));
            left.removeAll(group);
        }
        return components;
    }

    private static boolean grow(Set<Var> group, List<Var> vars, List<Formula> conjuncts) {
        int before = group.size();
        for (Formula conjunct : conjuncts) {
            Set<Var> mentioned = FreeVariables.of(conjunct);
            mentioned.retainAll(vars);
            if (mentioned.stream().anyMatch(group::contains)) {
                group.addAll(mentioned);
            }
        }
        for (Var var : vars) {
            if (var.source() instanceof Source.Unknown made) {
                Set<Var> mentioned = new HashSet<>();
                made.bags().forEach(bag -> bag.products().forEach(p -> mentioned.addAll(FreeVariables.of(p))));
                mentioned.retainAll(vars);
                mentioned.add(var);
                if (mentioned.size() > 1 && mentioned.stream().anyMatch(group::contains)) {
                    group.addAll(mentioned);
                }
            }
        }
        return group.size() > before;
    }
}
