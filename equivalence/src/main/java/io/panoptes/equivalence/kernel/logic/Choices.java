package io.panoptes.equivalence.kernel.logic;

import io.panoptes.equivalence.kernel.syntax.Free;
import io.panoptes.equivalence.kernel.syntax.Kinds;
import io.panoptes.equivalence.kernel.syntax.ValueSort;
import io.panoptes.equivalence.kernel.syntax.VariableRenaming;
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

/**
 * The ways to read a product over rows and values at hand: a row as each row of its source, a value as the term that the
 * product's condition says it is, or where it says none as each value of its kind. There are as many as a power of the values at hand:
 * those whose values stand beside each other there, as the columns of one row do, come first, and whoever is told may end it.
 */
final class Choices {
    private final Product product;
    private final List<Var> atHand;
    private final Reader reader;
    private final boolean onlyNeighbours;

    /** Is told of a reading, without variables of its own, and of the rows that it refers to. */
    @FunctionalInterface
    interface Reader {
        /** @return whether more readings are wanted */
        boolean read(Product row, List<Var> rows);
    }

    private Choices(Product product, List<Var> atHand, Reader reader, boolean onlyNeighbours) {
        this.product = product;
        this.atHand = atHand;
        this.reader = reader;
        this.onlyNeighbours = onlyNeighbours;
    }

    static void of(Product product, Collection<Var> atHand, VariableRenaming none, Reader reader) {
        for (boolean onlyNeighbours : new boolean[] {true, false}) {
            Choices choices = new Choices(product, List.copyOf(atHand), reader, onlyNeighbours);
            if (!choices.choose(new LinkedHashSet<>(product.vars()), none, List.of())) {
                return;
            }
        }
    }

    /** @return whether more readings are wanted */
    private boolean choose(Set<Var> open, VariableRenaming chosen, List<Var> rows) {
        if (open.isEmpty()) {
            Product bare = new Product(List.of(), product.condition(), product.head());
            return reader.read(chosen.apply(bare), rows);
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
            return choose(rest, chosen.and(next, chosen.apply(pins.getFirst())), rows);
        }
        for (Var var : fitting(next, rows)) {
            List<Var> more = new ArrayList<>(rows);
            more.add(var);
            if (!choose(rest, chosen.and(next, var), more)) {
                return false;
            }
        }
        return true;
    }

    private List<Var> fitting(Var next, List<Var> taken) {
        List<Var> fitting = atHand.stream()
                .filter(var -> Sources.areSame(next.source(), var.source()))
                .toList();
        if (!onlyNeighbours || taken.isEmpty() || !(next.source() instanceof Source.AnyValue)) {
            return fitting;
        }
        int last = atHand.indexOf(taken.getLast());
        return fitting.stream()
                .filter(var -> atHand.indexOf(var) > last)
                .limit(1)
                .toList();
    }

    /** What the condition says that the variable is, in terms that refer to no open variable. */
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
                if (own.equals(var) && Kinds.of(new Term.Variable(own, type)) == ValueSort.BOOLEAN) {
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
