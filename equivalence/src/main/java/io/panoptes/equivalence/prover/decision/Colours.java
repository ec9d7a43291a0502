package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Colours of the variables of two products: what a variable is and how the conditions and the head speak of it, then also
 * the colours of those that it is spoken of together with, and so on. Variables of one colour are likely to correspond; that
 * they do is for the solver to say.
 */
final class Colours {
    private static final int MOST_ROUNDS = 4;

    private final Map<Var, String> colours = new HashMap<>();

    Colours(Product left, Product right) {
        int rounds = Math.min(MOST_ROUNDS, left.vars().size());
        colours.putAll(of(left, rounds));
        colours.putAll(of(right, rounds));
    }

    /** Those of the same colour first, otherwise in their order. */
    List<Var> sameFirst(Var var, List<Var> others) {
        String colour = colours.getOrDefault(var, "");
        List<Var> sorted = new ArrayList<>(others);
        sorted.sort(Comparator.comparing(other -> colour.equals(colours.get(other)) ? 0 : 1));
        return sorted;
    }

    private static Map<Var, String> of(Product product, int rounds) {
        Map<Var, String> colours = new HashMap<>();
        product.vars().forEach(var -> colours.put(var, Skeleton.of(var)));
        for (int round = 0; round < rounds; round++) {
            Map<Var, String> next = new HashMap<>();
            product.vars().forEach(var -> next.put(var, colour(var, product, colours)));
            colours.putAll(next);
        }
        return colours;
    }

    private static String colour(Var var, Product product, Map<Var, String> colours) {
        List<String> mentions = new ArrayList<>();
        for (Formula conjunct : Formulas.conjuncts(product.condition())) {
            if (FreeVariables.of(conjunct).contains(var)) {
                mentions.add(mention(Text.of(conjunct), FreeVariables.of(conjunct), var, colours));
            }
        }
        for (int i = 0; i < product.head().size(); i++) {
            Term column = product.head().get(i);
            if (FreeVariables.of(column).contains(var)) {
                mentions.add(i + ": " + mention(Text.of(column), FreeVariables.of(column), var, colours));
            }
        }
        mentions.sort(Comparator.naturalOrder());
        return Integer.toHexString((colours.get(var) + mentions).hashCode());
    }

    /** The text with the variable marked and its own colour in place of every other. */
    private static String mention(String text, Set<Var> vars, Var var, Map<Var, String> colours) {
        String marked = text;
        for (Var other : vars) {
            String instead = other.equals(var) ? "this" : colours.getOrDefault(other, other.toString());
            marked = marked.replaceAll("\\b" + other + "\\b", "<" + instead + ">");
        }
        return marked;
    }
}
