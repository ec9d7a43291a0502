package io.panoptes.equivalence.kernel.syntax;

import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The variables that an expression refers to without binding them, in the order in which they stand in it. */
public final class Free {
    private final Set<Var> found = new LinkedHashSet<>();

    private Free() {}

    public static Set<Var> of(Term term) {
        Free free = new Free();
        free.term(term);
        return free.found;
    }

    public static Set<Var> of(Formula formula) {
        Free free = new Free();
        free.formula(formula);
        return free.found;
    }

    public static Set<Var> of(Product product) {
        Free free = new Free();
        free.product(product);
        return free.found;
    }

    private void terms(List<Term> terms) {
        terms.forEach(this::term);
    }

    private void term(Term term) {
        switch (term) {
            case Term.Column(Var row, int index, var type) -> found.add(row);
            case Term.Variable(Var var, var type) -> found.add(var);
            case Term.Constant ignored -> {}
            case Term.Strict(var operation, List<Term> arguments, var type) -> terms(arguments);
            case Term.Unknown(var function, List<Term> arguments, var type) -> terms(arguments);
            case Term.If(Formula condition, Term then, Term otherwise) -> {
                formula(condition);
                term(then);
                term(otherwise);
            }
            case Term.Total(Product product, var type) -> product(product);
            case Term.Extremum(boolean greatest, Bag bag, var type) -> bag(bag);
            case Term.Summary(var function, List<Term> arguments, Bag bag, var type) -> {
                terms(arguments);
                bag(bag);
            }
        }
    }

    private void formula(Formula formula) {
        switch (formula) {
            case Formula.And(List<Formula> parts) -> parts.forEach(this::formula);
            case Formula.Or(List<Formula> parts) -> parts.forEach(this::formula);
            case Formula.Not(Formula part) -> formula(part);
            case Formula.Same(Term left, Term right) -> terms(List.of(left, right));
            case Formula.IsNull(Term term) -> term(term);
            case Formula.Less(Term left, Term right) -> terms(List.of(left, right));
            case Formula.Holds(Term term) -> term(term);
            case Formula.Exists(Product product) -> product(product);
        }
    }

    private void bag(Bag bag) {
        bag.products().forEach(this::product);
    }

    private void product(Product product) {
        Free inside = new Free();
        inside.formula(product.condition());
        inside.terms(product.head());
        inside.found.removeAll(product.vars());
        found.addAll(inside.found);
    }
}
