package io.panoptes.equivalence.kernel.axiom;

import io.panoptes.equivalence.kernel.logic.Sources;
import io.panoptes.equivalence.kernel.syntax.Free;
import io.panoptes.equivalence.kernel.syntax.Fresh;
import io.panoptes.equivalence.kernel.syntax.VariableRenaming;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.step.ReadAs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Several products over new variables, of which those that the readings share are shared.
 *
 * @param common the variables that all have
 */
record Overlay(List<Product> left, List<Product> right, Set<Var> common) {

    /**
     * Empty where a variable is read as one that ranges over something else, or two are read as one. What is free in the step keeps
     * its meaning: a variable that is read as such a one gets a new number.
     */
    static Optional<Overlay> of(List<Formula> facts, List<ReadAs> left, List<ReadAs> right, Fresh fresh) {
        Set<Var> free = new HashSet<>();
        facts.forEach(fact -> free.addAll(Free.of(fact)));
        left.forEach(reading -> free.addAll(Free.of(reading.product())));
        right.forEach(reading -> free.addAll(Free.of(reading.product())));
        Map<Var, Var> shared = new HashMap<>();
        List<Product> here = new ArrayList<>();
        List<Product> there = new ArrayList<>();
        Set<Var> common = new HashSet<>();
        boolean first = true;
        for (List<ReadAs> side : List.of(left, right)) {
            for (ReadAs reading : side) {
                Optional<Product> product = over(reading, shared, free, fresh);
                if (product.isEmpty()) {
                    return Optional.empty();
                }
                (side == left ? here : there).add(product.get());
                if (first) {
                    common.addAll(product.get().vars());
                    first = false;
                } else {
                    common.retainAll(product.get().vars());
                }
            }
        }
        return Optional.of(new Overlay(here, there, common));
    }

    private static Optional<Product> over(ReadAs reading, Map<Var, Var> shared, Set<Var> free, Fresh fresh) {
        List<Var> vars = reading.product().vars();
        VariableRenaming renaming = VariableRenaming.none(fresh);
        List<Var> others = new ArrayList<>();
        for (int i = 0; i < vars.size(); i++) {
            Var var = vars.get(i);
            Var copy = renaming.apply(new Product(List.of(var), Formula.TRUE, List.of()))
                    .vars()
                    .getFirst();
            Var other = shared.computeIfAbsent(reading.as().get(i), as -> free.contains(as) ? copy : as);
            if (!Sources.areSame(copy.source(), other.source()) || others.contains(other)) {
                return Optional.empty();
            }
            others.add(other);
            renaming = renaming.and(var, other);
        }
        return Optional.of(VariableRenaming.none(fresh).over(reading.product(), others));
    }

    List<Var> own(Product product) {
        return product.vars().stream().filter(var -> !common.contains(var)).toList();
    }
}
