package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Colours of the variables of two products: what a variable is and how the conditions and the head refer to it, then also
 * the colours of those that it occurs together with, and so on. Variables of one colour are likely to correspond; that
 * they do is for the solver to say.
 */
final class Colours {
    private static final int MOST_ROUNDS = 4;
    /** The number of the variable whose colour is asked for; colours begin after it. */
    private static final int THIS = 0;

    private final Map<Var, Integer> colours = new HashMap<>();
    private final Map<Object, Integer> numbers = new HashMap<>();

    Colours(Product left, Product right) {
        int rounds = Math.min(MOST_ROUNDS, left.vars().size());
        colours.putAll(of(left, rounds));
        colours.putAll(of(right, rounds));
    }

    /** What gives a variable its next colour: its own colour, and what refers to it. */
    private record Surroundings(int colour, List<Mention> mentions) {}

    /** @param column where it is in the head; -1 for a condition */
    private record Mention(int column, CanonicalForm form) {}

    /** Those of the same colour first, otherwise in their order. */
    List<Var> sameFirst(Var var, List<Var> others) {
        Integer colour = colours.get(var);
        List<Var> sorted = new ArrayList<>(others);
        sorted.sort(Comparator.comparing(other -> colour != null && colour.equals(colours.get(other)) ? 0 : 1));
        return sorted;
    }

    private Map<Var, Integer> of(Product product, int rounds) {
        Map<Var, Integer> own = new HashMap<>();
        product.vars().forEach(var -> own.put(var, number(Skeleton.of(var))));
        for (int round = 0; round < rounds; round++) {
            Map<Var, Integer> next = new HashMap<>();
            product.vars().forEach(var -> next.put(var, number(surroundings(var, product, own))));
            own.putAll(next);
        }
        return own;
    }

    private int number(Object colour) {
        return numbers.computeIfAbsent(colour, key -> THIS + 1 + numbers.size());
    }

    private static Surroundings surroundings(Var var, Product product, Map<Var, Integer> colours) {
        List<Mention> mentions = new ArrayList<>();
        for (Formula conjunct : Formulas.conjuncts(product.condition())) {
            Set<Var> vars = FreeVariables.of(conjunct);
            if (vars.contains(var)) {
                mentions.add(new Mention(-1, CanonicalForm.numbered(conjunct, numbers(var, vars, colours))));
            }
        }
        for (int i = 0; i < product.head().size(); i++) {
            Term column = product.head().get(i);
            Set<Var> vars = FreeVariables.of(column);
            if (vars.contains(var)) {
                mentions.add(new Mention(i, CanonicalForm.numbered(column, numbers(var, vars, colours))));
            }
        }
        mentions.sort(Comparator.comparingInt(Mention::column).thenComparing(Mention::form));
        return new Surroundings(colours.getOrDefault(var, THIS), mentions);
    }

    /** The variable itself marked, and every other variable of the product by its colour. */
    private static Map<Var, Integer> numbers(Var var, Set<Var> vars, Map<Var, Integer> colours) {
        Map<Var, Integer> numbers = new HashMap<>();
        for (Var other : vars) {
            Integer colour = colours.get(other);
            if (other.equals(var)) {
                numbers.put(other, THIS);
            } else if (colour != null) {
                numbers.put(other, colour);
            }
        }
        return numbers;
    }
}
