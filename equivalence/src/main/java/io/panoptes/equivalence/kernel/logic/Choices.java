package io.panoptes.equivalence.kernel.logic;

import io.panoptes.equivalence.kernel.syntax.Free;
import io.panoptes.equivalence.kernel.syntax.Kinds;
import io.panoptes.equivalence.kernel.syntax.Renaming;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * The ways to read a product over rows and values at hand: a row as each row of its source, a value as the term that the
 * product's condition says it is, or where it says none as each value of its kind.
 */
final class Choices {
    private final Product product;
    private final Collection<Var> atHand;
    private final BiConsumer<Product, List<Var>> found;

    private Choices(Product product, Collection<Var> atHand, BiConsumer<Product, List<Var>> found) {
        this.product = product;
        this.atHand = atHand;
        this.found = found;
    }

    /** @param found is told of each reading, without variables of its own, and of the rows that it speaks of */
    static void of(Product product, Collection<Var> atHand, Renaming none, BiConsumer<Product, List<Var>> found) {
        new Choices(product, List.copyOf(atHand), found).choose(new LinkedHashSet<>(product.vars()), none, List.of());
    }

    private void choose(Set<Var> open, Renaming chosen, List<Var> rows) {
        if (open.isEmpty()) {
            Product bare = new Product(List.of(), product.condition(), product.head());
            found.accept(chosen.apply(bare), rows);
            return;
        }
        Var next = open.stream()
                .filter(var -> !(var.source() instanceof Source.AnyValue))
                .findFirst()
                .or(() ->
                        open.stream().filter(var -> !pins(var, open).isEmpty()).findFirst())
                .orElseGet(() -> open.iterator().next());
        Set<Var> rest = new LinkedHashSet<>(open);
        rest.remove(next);
        List<Term> pins = next.source() instanceof Source.AnyValue ? pins(next, open) : List.of();
        if (!pins.isEmpty()) {
            choose(rest, chosen.and(next, chosen.apply(pins.getFirst())), rows);
            return;
        }
        for (Var var : atHand) {
            if (Sources.areSame(next.source(), var.source())) {
                List<Var> more = new ArrayList<>(rows);
                more.add(var);
                choose(rest, chosen.and(next, var), more);
            }
        }
    }

    /** What the condition says that the variable is, in terms that speak of no open variable. */
    private List<Term> pins(Var var, Set<Var> open) {
        List<Term> pins = new ArrayList<>();
        collect(product.condition(), var, open, pins);
        return pins;
    }

    private static void collect(Formula condition, Var var, Set<Var> open, List<Term> into) {
        switch (condition) {
            case Formula.And(List<Formula> parts) -> parts.forEach(part -> collect(part, var, open, into));
            case Formula.Same(Term left, Term right) -> {
                pin(left, right, var, open, into);
                pin(right, left, var, open, into);
            }
            case Formula.IsNull(Term.Variable(Var own, SqlType type)) -> {
                if (own.equals(var)) {
                    into.add(new Term.Constant(Value.NULL, type));
                }
            }
            case Formula.Holds(Term.Variable(Var own, SqlType type)) -> {
                if (own.equals(var)) {
                    into.add(new Term.Constant(Value.TRUE, type));
                }
            }
            case Formula.IsNull ignored -> {}
            case Formula.Holds ignored -> {}
            case Formula.Or ignored -> {}
            case Formula.Not ignored -> {}
            case Formula.Less ignored -> {}
            case Formula.Exists ignored -> {}
        }
    }

    private static void pin(Term variable, Term value, Var var, Set<Var> open, List<Term> into) {
        if (variable instanceof Term.Variable(Var own, var type)
                && own.equals(var)
                && Kinds.of(variable).contains(Kinds.of(value))
                && Free.of(value).stream().noneMatch(open::contains)) {
            into.add(value);
        }
    }
}
